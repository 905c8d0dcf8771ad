/**
 * React drops presses and typed text on server markup that it has not hydrated, so that the first touch on a slow phone
 * would do nothing. They are stored from the first paint on, and repeated when more of the page is hydrated. Links and
 * forms with an address of their own need no repetition: the browser follows them.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type MissedEvents = {
  /** Call it right after React hydrates this element. React stops events that come too early, but not on their way to it. */
  watch: (root: HTMLElement) => void;
  /** For the root element of the app: React calls it for each event on what it has hydrated. */
  receive: () => void;
  /** Call it when more of the page is hydrated. Each event has a task of its own: it meets what the one before has changed. */
  repeat: () => Promise<void>;
  /** Ends with the first event that nothing received. The code that would have received it is needed at once. */
  first: Promise<void>;
};

declare global {
  /** Undefined where the server has not rendered the page. */
  var missedEvents: MissedEvents | undefined;
}

const kinds = ['click', 'input'] as const;

/**
 * React ignores an event of a field whose text it knows already. It watches assignments to the field, not the setter of
 * the prototype: so it takes the field for empty, and the text for new.
 */
const type = (field: Field, text: string) => {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
};

export const storeMissedEvents = (): MissedEvents => {
  /** Presses, and fields with their text, in the order of their events. */
  let missed: { control: HTMLElement; text: string | undefined }[] = [];
  let isReceived = false;
  let place: EventTarget = window;
  let endFirst = () => {};
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });

  const expectEvent = () => {
    isReceived = false;
  };
  /** Somebody who sees no effect presses again and means one press, unless each press is a step. */
  const forget = (control: HTMLElement) => {
    if (!control.matches('[data-step]')) missed = missed.filter((event) => event.control !== control);
  };
  const store = (event: Event) => {
    const isPress = event.type === 'click';
    const control = (event.target as Element).closest<HTMLElement>('a, button, input, label, select, textarea');
    if (!control) return;
    forget(control);
    if (isReceived || (isPress && control.matches('a, select, textarea, form[action] [type=submit]'))) return;
    // A checkbox would be checked twice.
    if (isPress) event.preventDefault();
    missed.push({ control, text: isPress ? undefined : (control as Field).value });
    endFirst();
  };
  const watch = (root: EventTarget) => {
    for (const kind of kinds) {
      place.removeEventListener(kind, store, true);
      root.addEventListener(kind, store, true);
    }
    place = root;
  };
  for (const kind of kinds) addEventListener(kind, expectEvent, true);
  watch(place);

  return {
    first,
    watch,
    receive: () => {
      isReceived = true;
    },
    repeat: async () => {
      const events = missed;
      missed = [];
      for (const { control, text } of events) {
        if (!control.isConnected) continue;
        if (text === undefined) control.click();
        else type(control as Field, text);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
};
