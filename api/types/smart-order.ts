/** Types of shopping lists. */
import type { components } from '#api/generated/schema.ts';

export type SmartOrderLine = components['schemas']['SmartOrderLine'];
export type SmartOrderCandidate = components['schemas']['SmartOrderCandidate'];
export type SmartOrderItem = components['schemas']['SmartOrderItem'];
export type SmartOrderReport = components['schemas']['SmartOrderReport'];
