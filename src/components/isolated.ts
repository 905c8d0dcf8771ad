/** Isolates an amount or a number, so that it reads left to right inside a right-to-left sentence. */
export const isolated = (text: string | number) => `\u2066${text}\u2069`;
