import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

export type PopupTrigger = {
  ref: Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
};

export type PopupProps = {
  /** Spread what it gets on a `<button type="button">`. */
  trigger: (props: PopupTrigger) => ReactNode;
  /** Rendered only while it is open. */
  children: (close: () => void) => ReactNode;
  rootClass?: string | undefined;
  panelClass: string;
  /** A new value, such as the address, closes it. */
  resetKey?: string | undefined;
};

/** A panel that hangs on a button: a second press, Escape, a press elsewhere and the focus leaving close it. */
export const Popup = ({ trigger, children, rootClass, panelClass, resetKey = '' }: PopupProps) => {
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === resetKey;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpenAt(undefined);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what comes up from the controls in it
    <div ref={root} className={rootClass} onKeyDown={onKeyDown} onBlur={onBlur}>
      {trigger({
        ref: button,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpenAt(isOpen ? undefined : resetKey),
      })}
      {isOpen ? (
        <div id={id} className={panelClass}>
          {children(close)}
        </div>
      ) : null}
    </div>
  );
};
