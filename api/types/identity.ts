/** Shapes of accounts and sessions. */
import type { components } from '#api/generated/schema.ts';

export type User = components['schemas']['User'];
export type SignedIn = components['schemas']['AuthAnswer']['data'];
export type Registration = components['schemas']['Registration'];
export type Login = components['schemas']['Login'];
