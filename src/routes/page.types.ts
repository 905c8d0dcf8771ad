/** What the route table says about a page. */
import type { ComponentType } from 'react';
import type { ReturnTo } from '#machines/dialogs/dialogs.types.ts';
import type { Query } from '#machines/query/query.types.ts';
import type { LazyFlowName } from '#machines/registry.ts';
import type { MessageKey } from '#src/i18n/messages.ts';

export type ScreenProps = { params: Record<string, string>; search: URLSearchParams };
export type Screen = ComponentType<ScreenProps>;
/** A file under `src/screens/` and the name that it exports. */
export type ScreenAt = { file: string; name: string };
/** A screen that has a file of its own. */
export const at = (file: string, name: string): ScreenAt => ({ file: `src/screens/${file}/${name}.tsx`, name });
/** One of several screens in the same file. */
export const among = (file: string, module: string, name: string): ScreenAt => ({
  file: `src/screens/${file}/${module}.tsx`,
  name,
});

export type Page = {
  layout: 'storefront' | 'account' | 'bare';
  title: MessageKey;
  /** `user`: without one the visitor goes to `/`, decided before anything paints. */
  audience: 'everyone' | 'user';
  /**
   * The page shows one thing: where its name is found, for the document title. In a list the way goes on by the
   * parameter of that name.
   */
  entity?: { query: (params: Record<string, string>) => Query; path: readonly string[] };
  /** The flows on demand without which the screen cannot be shown. */
  flows?: readonly LazyFlowName[];
  /** The screen shows itself while its flows still come, also in the first view; it says which part waits. */
  isShownAtOnce?: true;
  /** A shop of one vendor has no such page. */
  isForVendors?: true;
  /** A guest is asked to log in first, and goes on to the page from there. */
  returnTo?: ReturnTo;
  /** Where the screen is, and its name there. */
  screen: ScreenAt;
};
