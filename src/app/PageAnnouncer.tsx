import { useState } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

export type PageAnnouncerProps = { path: string; title: string };

/**
 * Whoever sees a new page knows where they are; whoever hears it is told. It stands beside the layouts, since a live
 * region is heard only if it was there before its text, and says nothing of the page that the browser itself opened.
 */
export const PageAnnouncer = ({ path, title }: PageAnnouncerProps) => {
  const [landing, setLanding] = useState<string | undefined>(path);
  if (landing !== undefined && landing !== path) setLanding(undefined);
  return (
    <VisuallyHidden>
      <span role="status">{landing === undefined ? title : null}</span>
    </VisuallyHidden>
  );
};
