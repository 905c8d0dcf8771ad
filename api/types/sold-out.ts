/** Types of what a shopper chooses for lines that cannot be delivered. */
import type { components } from '#api/generated/schema.ts';

export type SoldOutChoice = components['schemas']['SoldOutChoice'];
/** A line with a choice of its own. */
export type SoldOutLine = components['schemas']['SoldOutLine'];
/** Pieces of a line of an order that the shop could not deliver. */
export type LeftOutLine = components['schemas']['LeftOutLine'];
