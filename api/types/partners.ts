/** Types of the seller registration. */
import type { components } from '#api/generated/schema.ts';
import type { Open } from './open.ts';

export type PartnerContact = components['schemas']['PartnerContact'];
export type PartnerCodeCheck = components['schemas']['PartnerCodeCheck'];
export type PartnerApplication = Omit<components['schemas']['PartnerApplication'], 'status'> & {
  status: Open<components['schemas']['ApplicationStatus']>;
};
