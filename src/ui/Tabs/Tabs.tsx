import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import * as styles from './Tabs.css.ts';

export type Tab = { id: string; label: string; count?: string | number | undefined };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** The panel of the current tab. */
  children: ReactNode;
  onSelect: (id: string) => void;
};

const stepOf = (key: string, isRtl: boolean) => {
  if (key === 'ArrowRight') return isRtl ? -1 : 1;
  if (key === 'ArrowLeft') return isRtl ? 1 : -1;
  return 0;
};

const nextIndex = (key: string, index: number, last: number, isRtl: boolean) => {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = stepOf(key, isRtl);
  return step === 0 ? undefined : (index + step + last + 1) % (last + 1);
};

export const Tabs = ({ label, tabs, current, children, onSelect }: TabsProps) => {
  const id = useId();
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = tabs.findIndex((tab) => tab.id === current);
    const next = nextIndex(event.key, index, tabs.length - 1, isRtl);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div>
      <div className={styles.root} role="tablist" aria-label={label} onKeyDown={onKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count === undefined ? null : <Badge text={String(tab.count)} label={String(tab.count)} tone="quiet" />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
};
