/** Leaving the page, and returning to it from the back-forward cache. Without a page, neither happens. */

export type PageLife = { onLeave: () => void; onReturn?: () => void };

/** The returned function stops watching. */
export function watchPage({ onLeave, onReturn }: PageLife): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('pagehide', onLeave, { signal });
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && onReturn?.()), { signal });
  return () => watching.abort();
}
