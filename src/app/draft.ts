/**
 * Unsent form input survives a full reload, such as the one for another language. It is stored in `sessionStorage`
 * until the next page load. Passwords and one-time codes are never stored. If the reload would lose other input, the
 * page does not reload.
 */
import type { AnyActorRef } from 'xstate';
import type { ChatContext } from '#machines/chat/chat.types.ts';
import { isLazy, type LazyFlowName, lazyFlows, rowOf } from '#machines/registry.ts';
import { draftKey } from '#src/shop/storage-keys.ts';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** `at` counts the boxes of the same name. */
type Kept = { name: string; at: number; value: string; isChecked: boolean };

/** Nor what opens a list by being typed, or is no text. */
const left =
  ':is([type=password], [autocomplete*=password], [autocomplete=one-time-code], [type=hidden], [type=file], [role=combobox])';
/** A box that is not there yet may still come with its flow. */
const timeoutMs = 10_000;

const boxes = () => [...document.querySelectorAll<Box>(`form :is(input, textarea, select)[name]:not(${left})`)];
const addressNow = () => location.pathname + location.search;

type Held = { fields?: object } | undefined;

const holdsFile = (held: Held) =>
  Object.values({ ...held, ...held?.fields })
    .flat()
    .some((value) => value instanceof File);
const holdsText = (held: Held) => Object.values(held?.fields ?? {}).some(Boolean);

type Talk = Pick<ChatContext, 'drafts' | 'attached' | 'outbox'>;

const holdsTalk = ({ drafts, attached, outbox }: Talk) =>
  Object.values(drafts).some(Boolean) || attached !== undefined || outbox.length > 0;

/**
 * True for files, which `sessionStorage` cannot hold, and for text that is not in the DOM: of the other steps of a form,
 * or for shops whose chat is closed.
 */
const staysHere = (shop: AnyActorRef) => {
  const contextOf = (flow: LazyFlowName) => shop.system.get(flow)?.getSnapshot().context;
  const talk: Talk | undefined = contextOf('chat');
  const isHeld = (flow: LazyFlowName) =>
    holdsFile(contextOf(flow)) || (rowOf(flow).hasSteps === true && holdsText(contextOf(flow)));
  return (talk !== undefined && holdsTalk(talk)) || Object.keys(lazyFlows).filter(isLazy).some(isHeld);
};

/** Stores the unsent input for the next page load. Returns false if the page must not reload. */
export const storeDrafts = (shop: AnyActorRef): boolean => {
  if (staysHere(shop)) return false;
  const found = boxes();
  const kept = found.map((box): Kept => {
    const alike = found.filter(({ name }) => name === box.name);
    return { name: box.name, at: alike.indexOf(box), value: box.value, isChecked: 'checked' in box && box.checked };
  });
  sessionStorage.setItem(draftKey, JSON.stringify({ address: addressNow(), kept }));
  return true;
};

/** Emulates typing. React overrides `value` to track changes, so this calls the native setter and fires the event. */
const write = (box: Box, value: string) => {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value');
  own?.set?.call(box, value);
  box.dispatchEvent(new Event(box.matches('select') ? 'change' : 'input', { bubbles: true }));
};

/** Answers whether the box was there, and open. */
const restore = ({ name, at, value, isChecked }: Kept) => {
  const box = boxes().filter((each) => each.name === name)[at];
  if (!box || box.disabled) return false;
  if (box.matches('[type=checkbox], [type=radio]')) {
    if (isChecked && !(box as HTMLInputElement).checked) box.click();
  } else if (box.value !== value) write(box, value);
  return true;
};

export const restoreDrafts = (): void => {
  const { address, kept } = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as { address?: string; kept: Kept[] };
  sessionStorage.removeItem(draftKey);
  if (address !== addressNow()) return;
  let missing = kept.filter(({ value, isChecked }) => value !== '' || isChecked);
  const fill = () => {
    missing = missing.filter((each) => !restore(each));
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  setTimeout(() => observer.disconnect(), timeoutMs);
  fill();
};
