/** The parameters and bodies of operations, derived from the contract. */
import type { operations } from '#api/generated/schema.ts';

/** The query parameters of a GET. */
export type QueryOf<K extends keyof operations> = NonNullable<operations[K]['parameters']['query']>;

/** A request body in which fields with a default in the contract are optional. */
export type Sent<Body, Defaulted extends keyof Body> = Omit<Body, Defaulted> & Partial<Pick<Body, Defaulted>>;
