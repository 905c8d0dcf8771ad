import { type ReactNode, useState } from 'react';

export type RevealProps = {
  trigger: (state: { isOpen: boolean; onPress: () => void }) => ReactNode;
  /** Mounted from the first opening on, so that it can leave in its own time; `cancel` takes the opening back. */
  children: (state: { isOpen: boolean; close: () => void; cancel: () => void }) => ReactNode;
  /** A new value, such as the address, closes it. */
  resetKey?: string | undefined;
};

/** Holds the open state of an element that one control opens, such as a menu or a sheet. */
export const Reveal = ({ trigger, children, resetKey = '' }: RevealProps) => {
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === resetKey;
  return (
    <>
      {trigger({ isOpen, onPress: () => setOpenAt(resetKey) })}
      {openAt === undefined
        ? null
        : children({ isOpen, close: () => setOpenAt('\0closed'), cancel: () => setOpenAt(undefined) })}
    </>
  );
};
