import { OfflineNotice } from './OfflineNotice/OfflineNotice.tsx';
import { ToastLayer } from './ToastLayer/ToastLayer.tsx';

/** What speaks up by itself; in the page from the start, so that it is heard. */
export const Notices = () => (
  <>
    <OfflineNotice />
    <ToastLayer />
  </>
);
