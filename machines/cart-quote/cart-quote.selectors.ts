/** The facts that views read about the selected shops and their amounts. */
import type { SnapshotFrom } from 'xstate';
import type { Id } from '../shared/ids.ts';
import { isAllSelected } from './cart-quote.logic.ts';
import type { cartQuoteMachine } from './cart-quote.machine.ts';
import type { Quote } from './cart-quote.types.ts';

type CartQuoteSnapshot = SnapshotFrom<typeof cartQuoteMachine>;

export type CartQuoteStage = 'none' | 'quoting' | 'quoted' | 'failed';

export type CartQuoteFacts = {
  stage: CartQuoteStage;
  /** With one vendor nothing can be selected. */
  multiVendor: boolean;
  selectedShopIds: Id[];
  isAllSelected: boolean;
  totals: Quote['checkout'] | undefined;
  items: Quote['checkout_items'] | undefined;
};

const stageOf = ({ value: { quote } }: CartQuoteSnapshot): CartQuoteStage =>
  typeof quote === 'object' ? quote.signedIn : 'none';

/** Flat facts; compare with `shallowEqual`. */
export const selectQuote = (snapshot: CartQuoteSnapshot): CartQuoteFacts => {
  const { multiVendor, shopIds, selectedShopIds, quote } = snapshot.context;
  return {
    stage: stageOf(snapshot),
    multiVendor,
    selectedShopIds,
    isAllSelected: isAllSelected(shopIds, selectedShopIds),
    totals: quote?.checkout,
    items: quote?.checkout_items,
  };
};

/** Whether the amounts are those of the shown cart: not while a change of it is in flight. */
export const isSettled = ({ stage }: CartQuoteFacts, isCartBusy: boolean): boolean => stage === 'quoted' && !isCartBusy;

/** While the code of this flow loads. */
export const noQuote: CartQuoteFacts = {
  stage: 'none',
  multiVendor: true,
  selectedShopIds: [],
  isAllSelected: false,
  totals: undefined,
  items: undefined,
};
