/** Leaving the page, and going back to it as it was. Where there is no page, neither happens. */

export type PageLife = { onLeave: () => void; onReturn?: () => void };

/** The returned function ends it. */
export function watchPage({ onLeave, onReturn }: PageLife): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('pagehide', onLeave, { signal });
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && onReturn?.()), { signal });
  return () => watching.abort();
}
