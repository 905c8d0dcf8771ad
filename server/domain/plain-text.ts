/** The words of an HTML text, on one line. */
import sanitize from 'sanitize-html';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

export const plainText = (html: string): string =>
  sanitize(html.replace(/<(?:\/(?:p|h\d|li|blockquote)|br ?\/?)>/gi, '$& '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** At most so many characters, cut between words and marked where it goes on. */
export function excerptOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > length / 2 ? end : length).trimEnd()}…`;
}
