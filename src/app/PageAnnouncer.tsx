import { useState } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

export type PageAnnouncerProps = { path: string; title: string };

/**
 * Announces a new page to screen readers. It stands beside the layouts, since a live region is announced only if it
 * exists before its text. It is silent for the first page, which the browser itself announces. It ends the markup: the
 * browser paints the first view once it has read this id (`server/http/page-template.ts`).
 */
export const PageAnnouncer = ({ path, title }: PageAnnouncerProps) => {
  const [landing, setLanding] = useState<string | undefined>(path);
  if (landing !== undefined && landing !== path) setLanding(undefined);
  return (
    <VisuallyHidden>
      <span id="end" role="status">
        {landing === undefined ? title : null}
      </span>
    </VisuallyHidden>
  );
};
