/** The line above a page that shows a look which is not published yet. */
import type { Locale } from '#locales/locales.ts';
import { translate } from '#server/i18n/translate.ts';
import { previewParameter } from './look-preview.ts';
import { html } from './plain-page.ts';

export const previewCss =
  '.look-preview{display:flex;gap:1rem;justify-content:center;flex-wrap:wrap;padding:.5rem 1rem;background:#17211b;color:#fff}' +
  '.look-preview a{color:#fff;text-decoration:underline}';

export function withPreviewBar(page: string, locale: Locale): string {
  const bar = html`<aside class="look-preview"><span>${translate(locale, 'This is a preview. Only you see it.')}</span>
<a href="/?${previewParameter}=off">${translate(locale, 'End the preview')}</a></aside>`;
  return page.replace('<div id="root">', () => `${bar.markup}<div id="root">`);
}
