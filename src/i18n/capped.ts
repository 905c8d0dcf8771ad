/** A badge's text: the number, or the cap and a plus above it. */
export const capped = (count: number, cap: number): string => (count > cap ? `${cap}+` : String(count));
