/** Types of flash sales. */
import type { components, operations } from '#api/generated/schema.ts';
import type { Id } from './id.ts';

export type SalePage = components['schemas']['FlashSaleResponse']['data'];
/** The parameters of a sale's page. */
export type SaleQuestion = { id: Id } & NonNullable<operations['getFlashSale']['parameters']['query']>;
