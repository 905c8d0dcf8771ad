import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';

export type PopupTrigger = {
  ref: Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
};

export type PopupProps = {
  /** Renders a `<button type="button">` with the given props. */
  trigger: (props: PopupTrigger) => ReactNode;
  /** Rendered only while open. */
  children: (close: () => void) => ReactNode;
  rootClass?: string | undefined;
  panelClass: string;
  /** A new value, such as the path, closes it. */
  resetKey?: string | undefined;
};

/** A panel below its button. A second press, Escape, a press outside and the focus moving outside close it. */
export const Popup = ({ trigger, children, rootClass, panelClass, resetKey = '' }: PopupProps) => {
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === resetKey;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpenAt(undefined);

  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const onOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpenAt(undefined);
    };
    // On the document: Safari focuses no button on a click, so the key may come from the body.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onOutside, listening);
    document.addEventListener('focusin', onOutside, listening);
    document.addEventListener('keydown', onKeyDown, listening);
    return () => listening.abort();
  }, [isOpen]);

  return (
    <div ref={root} className={rootClass}>
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
