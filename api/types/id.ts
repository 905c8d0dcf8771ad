/** The type of ids: a number or a text, as the back end gave it. */
import type { components } from '#api/generated/schema.ts';

export type Id = components['schemas']['Id'];
