/** The year and the shop's text. A © at the start of the text is removed, so that it appears only once. */
export const copyright = (text: string, fallback: string): string =>
  `© ${new Date().getFullYear()} ${(text.trim() || fallback).replace(/^©\s*/, '')}`;
