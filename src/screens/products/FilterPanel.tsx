import SlidersHorizontalIcon from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense } from 'react';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import type { FilterDrawerProps } from './FilterDrawer.tsx';
import { useOpening } from './use-opening.ts';

const FilterDrawer = lazy(() => import('./FilterDrawer.tsx').then((module) => ({ default: module.FilterDrawer })));

export type FilterPanelProps = Omit<FilterDrawerProps, 'onClose' | 'onApply'> & { count: number };

/** The button, and the drawer that it brings: its code comes when it is first opened. */
export const FilterPanel = ({ count, ...form }: FilterPanelProps) => {
  const t = useMessages();
  const { isOpen, open, close, leaveFor } = useOpening('filters');
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontalIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
      >
        {count > 0 ? t('Filters ({count})', { count }) : t('Filters')}
      </Button>
      {isOpen ? (
        <ErrorBoundary fallback={() => <Notice tone="danger" isLive title={t('We could not load this')} />}>
          <Suspense>
            <FilterDrawer {...form} onClose={close} onApply={leaveFor} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
};
