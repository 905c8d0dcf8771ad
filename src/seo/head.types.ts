/** What a page says about itself to whoever is not a person: search engines, and sites that show a card of it. */
import type { Locale } from '#locales/locales.ts';
import type { Settings } from '#machines/preferences/preferences.types.ts';
import type { DataOf, Query, QueryName } from '#machines/query/query.types.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type { PageMatch } from '#src/routes/match-page.ts';

/** What is known of a page when its head is written. */
export type PageFacts = {
  match: PageMatch;
  search: URLSearchParams;
  status: number;
  peek: <K extends QueryName>(query: Query<K>) => DataOf<K> | undefined;
  t: Translate;
  settings: Settings;
  locale: Locale;
  /** `https://shop.example`, without a slash at its end. */
  origin: string;
};

export type Meta = { name?: string; property?: string; content: string };
export type HeadLink = { rel: string; href: string; hreflang?: string };

/** As data; whoever writes the page escapes it. */
export type Head = { meta: Meta[]; links: HeadLink[]; linkedData: object[] };
