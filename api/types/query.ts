/** What an operation may be asked, taken from the contract. */
import type { operations } from '#api/generated/schema.ts';

/** The query parameters of a GET. */
export type QueryOf<K extends keyof operations> = NonNullable<operations[K]['parameters']['query']>;
