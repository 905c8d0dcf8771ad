import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

export type PopupTrigger = {
  ref: Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
};

type PanelProps = {
  /** Renders a `<button type="button">` with the given props. */
  trigger: (props: PopupTrigger) => ReactNode;
  /** Rendered only while open. */
  children: (close: () => void) => ReactNode;
  rootClass?: string | undefined;
  panelClass: string;
};

export type ControlledPopupProps = PanelProps & { isOpen: boolean; onPress: () => void; onClose: () => void };

/** A popup that a chart opens: a press of its button is reported, and so is all that closes it. */
export const ControlledPopup = ({
  trigger,
  children,
  rootClass,
  panelClass,
  isOpen,
  onPress,
  onClose,
}: ControlledPopupProps) => {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const onOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    // On the document: Safari focuses no button on a click, so the key may come from the body.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
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
        onClick: isOpen ? onClose : onPress,
      })}
      {isOpen ? (
        <div id={id} className={panelClass}>
          {children(onClose)}
        </div>
      ) : null}
    </div>
  );
};

export type PopupProps = PanelProps & {
  /** A new value, such as the path, closes it. */
  resetKey?: string | undefined;
};

/** A panel below its button. A second press, Escape, a press outside and the focus moving outside close it. */
export const Popup = ({ resetKey = '', ...panel }: PopupProps) => {
  const [openAt, setOpenAt] = useState<string>();
  return (
    <ControlledPopup
      {...panel}
      isOpen={openAt === resetKey}
      onPress={() => setOpenAt(resetKey)}
      onClose={() => setOpenAt(undefined)}
    />
  );
};
