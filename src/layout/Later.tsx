import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';

export type LaterProps = { fallback?: ReactNode; children: ReactNode };

/** A part of the frame that is fetched when it is wanted; one that cannot be had leaves the rest of the page alone. */
export const Later = ({ fallback = null, children }: LaterProps) => (
  <ErrorBoundary fallback={() => fallback}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
