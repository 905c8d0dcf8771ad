import { AddedPopup } from './AddedPopup/AddedPopup.tsx';
import { OfflineNotice } from './OfflineNotice/OfflineNotice.tsx';
import { ToastLayer } from './ToastLayer/ToastLayer.tsx';

export type NoticesProps = { cartPanel?: 'shopping' | 'account' };

/** What speaks up by itself; in the page from the start, so that it is heard. */
export const Notices = ({ cartPanel = 'shopping' }: NoticesProps) => (
  <>
    <AddedPopup panel={cartPanel} />
    <OfflineNotice />
    <ToastLayer />
  </>
);
