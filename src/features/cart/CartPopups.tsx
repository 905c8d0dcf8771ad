import { AddedPopup, type AddedPopupProps } from './AddedPopup.tsx';
import * as styles from './CartPopups.css.ts';
import { RemovedPopup } from './RemovedPopup.tsx';

type CartPopupsProps = AddedPopupProps & {
  /** It offers the undo itself, and takes the focus. */
  isPanelOpen: boolean;
};

/** What a press on a card or a page did to the cart. */
export const CartPopups = ({ panel, isPanelOpen }: CartPopupsProps) => (
  <div className={styles.root}>
    <AddedPopup panel={panel} />
    {isPanelOpen ? null : <RemovedPopup />}
  </div>
);
