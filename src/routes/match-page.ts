/** Finds the page of an address. */
import { parse } from 'regexparam';
import type { Page } from './page.types.ts';
import { pages } from './pages.ts';
import { type PageName, patterns } from './paths.ts';

const notFound: Page = {
  layout: 'bare',
  audience: 'everyone',
  title: 'Page Not Found',
  screen: { file: 'src/screens/not-found/NotFoundScreen.tsx', name: 'NotFoundScreen' },
};

export type PageMatch = { name: PageName | 'notFound'; page: Page; params: Record<string, string> };

const rules = Object.entries(patterns)
  .map(([name, pattern]) => ({ name: name as PageName, literal: !pattern.includes(':'), ...parse(pattern) }))
  // A literal path wins over a parameter: /manage-address/new before /manage-address/:id.
  .sort((a, b) => Number(b.literal) - Number(a.literal));

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const everything = () => true;

/**
 * The page of a path; any unknown path is the Page Not Found screen, and so is that of a vendor where there is one alone,
 * and that of a part that the shop lacks.
 */
export const matchPage = (
  pathname: string,
  isMultiVendor = true,
  isOffered: (page: PageName) => boolean = everything,
): PageMatch => {
  for (const rule of rules) {
    const found = rule.pattern.exec(pathname);
    if (!found || (pages[rule.name].isForVendors && !isMultiVendor) || !isOffered(rule.name)) continue;
    const params = Object.fromEntries(rule.keys.map((key, index) => [key, decoded(found[index + 1] ?? '')]));
    return { name: rule.name, page: pages[rule.name], params };
  }
  return { name: 'notFound', page: notFound, params: {} };
};
