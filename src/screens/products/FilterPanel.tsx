import SlidersHorizontalIcon from 'lucide-react/icons/sliders-horizontal';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import type { FilterDrawerProps } from './FilterDrawer.tsx';
import { useOpening } from './use-opening.ts';

const FilterDrawer = lazyOverlay(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

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
      {isOpen ? <FilterDrawer {...form} onClose={close} onApply={leaveFor} onMissing={close} /> : null}
    </>
  );
};
