/** The year and the shop's text; a sign that the text brings along is not shown twice. */
export const copyright = (text: string, fallback: string): string =>
  `© ${new Date().getFullYear()} ${(text.trim() || fallback).replace(/^©\s*/, '')}`;
