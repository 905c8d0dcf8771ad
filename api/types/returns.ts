/** Shapes of returns. */
import type { components } from '#api/generated/schema.ts';

export type ReturnOrder = components['schemas']['ReturnOrder'];
export type ReturnPage = components['schemas']['ReturnsResponse']['data'];
export type ReturnDetails = components['schemas']['ReturnDetails'];
export type ReturnStatus = components['schemas']['ReturnStatus'];
export type ReturnRequest = components['schemas']['ReturnRequest'];
