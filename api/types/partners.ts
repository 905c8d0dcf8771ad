/** Shapes of becoming a seller. */
import type { components } from '#api/generated/schema.ts';

export type PartnerContact = components['schemas']['PartnerContact'];
export type PartnerCodeCheck = components['schemas']['PartnerCodeCheck'];
export type PartnerApplication = components['schemas']['PartnerApplication'];
