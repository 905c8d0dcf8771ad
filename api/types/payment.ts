/** Types of payments. */
import type { components } from '#api/generated/schema.ts';

export type PaymentStatus = components['schemas']['PaymentStatus'];
