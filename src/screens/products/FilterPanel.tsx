import SlidersHorizontalIcon from 'lucide-react/icons/sliders-horizontal';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import type { FilterDrawerProps } from './FilterDrawer.tsx';

const marked = { isOpenedHere: true };
const here = () => `${location.pathname}${location.search}`;

/** Something that is open while the address ends in its mark, so that Back closes it. */
const useOpening = (mark: string) => {
  const isOpen = useLocationProperty(
    () => location.hash === `#${mark}`,
    () => false,
  );
  const isOpenedHere = () => (history.state as typeof marked | null)?.isOpenedHere === true;
  return {
    isOpen,
    open: () => navigate(`${here()}#${mark}`, { state: marked }),
    close: () => (isOpenedHere() ? history.back() : navigate(here(), { replace: true })),
    /** To another address, in place of the open one. */
    leaveFor: (href: string) => navigate(href, { replace: true }),
  };
};

const FilterDrawer = lazyOverlay(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

export type FilterPanelProps = Omit<FilterDrawerProps, 'onClose' | 'onApply'> & { count: number };

/** The button and the drawer that it opens. The code of the drawer loads when it first opens. */
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
      {isOpen ? <FilterDrawer {...form} onClose={close} onApply={leaveFor} onMissing={close} /> : null}
    </>
  );
};
