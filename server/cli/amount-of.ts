/** A count with its noun: "1 product", "12 products". The plural of `noun` must end in "s". */
export const amountOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
