/** The metadata of a page, for search engines and for sites that show a preview card of it. */
import type { Locale } from '#locales/locales.ts';
import type { Settings } from '#machines/preferences/preferences.types.ts';
import type { DataOf, Query, QueryName } from '#machines/query/query.types.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type { PageMatch } from '#src/routes/match-page.ts';

/** The data from which the head of a page is built. */
export type PageFacts = {
  match: PageMatch;
  search: URLSearchParams;
  status: number;
  peek: <K extends QueryName>(query: Query<K>) => DataOf<K> | undefined;
  t: Translate;
  settings: Settings;
  locale: Locale;
  /** The language of somebody who has chosen none. */
  mainLocale: Locale;
  /** `https://shop.example`, without a slash at its end. */
  origin: string;
};

export type Meta = { name?: string; property?: string; content: string };
export type HeadLink = { rel: string; href: string; hreflang?: string };

/** Plain data: the renderer of the page escapes it. */
export type Head = { meta: Meta[]; links: HeadLink[]; linkedData: object[] };
