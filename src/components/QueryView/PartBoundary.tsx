/** A part of a page whose defect costs that part alone: a section, a list, a card, a panel. */
import { type ReactNode, useId } from 'react';
import { LazyFailed } from '#src/components/QueryView/LazyFailed.tsx';
import { useShop } from '#src/shop/shop-context.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';

/** Rendered before and after a part, so that the server knows which part it was in. */
const Mark = ({ id, log }: { id: string; log: ((id: string) => void) | undefined }) => {
  log?.(id);
  return null;
};

export type PartBoundaryProps = {
  children: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** What it surrounds is an item of a list, and so is its failure. */
  isItem?: boolean;
};

export const PartBoundary = ({ children, level = 3, isItem = false }: PartBoundaryProps) => {
  const { brokenParts, partLog } = useShop();
  const id = useId();
  return (
    <ErrorBoundary
      startsBroken={brokenParts?.includes(id)}
      fallback={(retry) => {
        const failed = <LazyFailed failure={undefined} level={level} onRetry={retry} />;
        return isItem ? <li>{failed}</li> : failed;
      }}
    >
      <Mark id={id} log={partLog?.enter} />
      {children}
      <Mark id={id} log={partLog?.leave} />
    </ErrorBoundary>
  );
};
