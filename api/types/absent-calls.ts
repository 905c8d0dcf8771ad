/** The calls that a back end does not have. */
import type { paths } from '#api/generated/schema.ts';

/** The path of an operation, such as `/shops/{shop}`. */
export type ContractPath = keyof paths;

/** Remembers them by their paths. */
export type AbsentCalls = { has: (path: string) => boolean; add: (path: string) => unknown };
