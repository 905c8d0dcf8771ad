/** Shapes of flash sales. */
import type { components, operations } from '#api/generated/schema.ts';

export type SalePage = components['schemas']['FlashSaleResponse']['data'];
/** Which sale, and what of it. */
export type SaleQuestion = { id: number } & NonNullable<operations['getFlashSale']['parameters']['query']>;
