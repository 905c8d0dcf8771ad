/** The ways to find products, from the most exact one to the last resort: names, all texts, names that resemble. */
import { type SQL, sql } from 'drizzle-orm';
import type { Stage } from './ranked.ts';
import type { Terms } from './terms.ts';
import type { Words } from './words.ts';

/** `most`: so many products are compared letter by letter; without it all that have one of the words. */
export type Way = (terms: Terms, most?: number) => Stage;

const byNames: Way = ({ query }) => ({
  matches: sql`select product_id from search_documents where words @@ ${query}`,
  holds: sql`(select words @@ ${query} from search_documents d where d.product_id = listings.product_id)`,
});

const byTexts: Way = ({ query }) => ({
  matches: sql`select id as product_id from products where search @@ ${query}`,
  holds: sql`(select search @@ ${query} from products p where p.id = listings.product_id)`,
});

/** How much of the text a name must resemble. */
const leastLikeness = 0.45;

const byLikeness: Way = ({ query, text }, most) => {
  const resembles = sql`word_similarity(${text}, concat_ws(' ', en, ar, ir, array_to_string(others, ' '))) >= ${leastLikeness}`;
  const compared = sql`select * from search_documents where words @@ ${query} ${most === undefined ? sql`` : sql`limit ${most}`}`;
  return {
    matches: sql`select product_id from (${compared}) as compared where ${resembles}`,
    holds: sql`(select words @@ ${query} and ${resembles} from search_documents d where d.product_id = listings.product_id)`,
  };
};

/** `known`: how many products have the words; undefined where no counter knows. */
export type Try = { way: Way; query: string; known: number | undefined };

/** Who searches only for "gluten free" gets what promises it. */
export const triesOf = ({ all, any, known, without }: Words): Try[] => {
  if (all === undefined) return without ? [{ way: byTexts, query: without.promised, known: undefined }] : [];
  return [
    { way: byNames, query: all, known },
    { way: byTexts, query: all, known: undefined },
    // Counting names that resemble costs what gathering them does.
    ...(any ? [{ way: byLikeness, query: any, known: 0 }] : []),
  ];
};

/** What must not be inside is read from all texts of a product, and from what the seller states, which no text outweighs. */
export const excludes = ({ without, promised, stated }: Terms): SQL => sql`(${without} is null or not exists (
  select from products p where p.id = listings.product_id and p.search @@ ${without} and not p.search @@ ${promised}
) and not exists (
  select from product_facts f where f.product_id = listings.product_id and (f.contains || f.may_contain) && ${stated}
))`;
