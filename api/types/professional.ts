/** Types of professional accounts. */
import type { components } from '#api/generated/schema.ts';
import type { Open } from './open.ts';

type Application = components['schemas']['ProfessionalApplication'];
export type ProfessionalApplication = Omit<Application, 'status'> & { status: Open<Application['status']> };
