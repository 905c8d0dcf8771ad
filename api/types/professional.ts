/** Shapes of companies that buy. */
import type { components } from '#api/generated/schema.ts';

export type ProfessionalApplication = components['schemas']['ProfessionalApplication'];
