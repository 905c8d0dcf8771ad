/** A value of a closed set of the contract, or one that another back end has added to it. */
export type Open<T extends string> = T | (string & {});
