/** What an operation may be asked and sent, taken from the contract. */
import type { operations } from '#api/generated/schema.ts';

/** The query parameters of a GET. */
export type QueryOf<K extends keyof operations> = NonNullable<operations[K]['parameters']['query']>;

/** A request in which what has a default in the contract may be left out. */
export type Sent<Body, Defaulted extends keyof Body> = Omit<Body, Defaulted> & Partial<Pick<Body, Defaulted>>;
