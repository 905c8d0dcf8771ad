/** The types of the route table. */
import type { ComponentType } from 'react';
import type { ReturnTo } from '#machines/dialogs/dialogs.types.ts';
import type { Query } from '#machines/query/query.types.ts';
import type { LazyFlowName } from '#machines/registry.ts';
import type { MessageKey } from '#src/i18n/messages.ts';

export type ScreenProps = { params: Record<string, string>; search: URLSearchParams };
export type Screen = ComponentType<ScreenProps>;
/** A file under `src/screens/` and the name that it exports. */
export type ScreenAt = { file: string; name: string };
/** A screen that has a file of its own; most have the name of their folder, such as `OrderHistoryScreen`. */
export const at = (
  file: string,
  name = `${`-${file}`.replace(/-./g, ([, letter = '']) => letter.toUpperCase())}Screen`,
): ScreenAt => ({ file: `src/screens/${file}/${name}.tsx`, name });
/** One of several screens in the same file. */
export const among = (file: string, module: string, name: string): ScreenAt => ({
  file: `src/screens/${file}/${module}.tsx`,
  name,
});

export type Page = {
  layout: 'storefront' | 'account' | 'bare';
  title: MessageKey;
  /** `user`: a guest is redirected to `/` before the page paints. */
  audience: 'everyone' | 'user';
  /**
   * The one record that the page shows. `path` leads to its name in the response, for the document title. At a list,
   * the next key is a URL parameter, which selects the item by slug or id.
   */
  entity?: { query: (params: Record<string, string>) => Query; path: readonly string[] };
  /** The flows on demand without which the screen cannot be shown. */
  flows?: readonly LazyFlowName[];
  /** The screen renders before its flows run, also in the first view, and marks the parts that wait for them. */
  isShownAtOnce?: true;
  /** A shop of one vendor has no such page. */
  isForVendors?: true;
  /** A guest logs in first and then continues to the page. */
  returnTo?: ReturnTo;
  /** Where the screen is, and its name there. */
  screen: ScreenAt;
};
