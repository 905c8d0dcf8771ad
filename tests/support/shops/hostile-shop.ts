/** The demo shop of an owner whose every text and address is an attack, in each language. */
import type { Filling, TestDatabase } from '../database/database.ts';
import { demoFilling } from '../database/demo-database.ts';

const act = "document.documentElement.dataset.ran='yes'";

/** Breaks out of a text, an attribute, a script and a style; ends with what shows that the text was drawn. */
export const canary = [
  `<img src=x onerror="${act}">`,
  `<svg/onload=${act}>`,
  `<script>${act}</script>`,
  `</script><script>${act}</script>`,
  `</title></textarea></style><iframe srcdoc="<script>parent.${act}</script>"></iframe>`,
  `" onmouseover="${act}" autofocus onfocus="${act}" x="`,
  `<a href="javascript:${act}">a</a><a href="java\tscript:${act}">b</a><a href="//evil.test">c</a>`,
  '\u2028canary',
].join('');

/** What an owner may have typed where an address belongs. */
export const hostileAddresses = [
  `javascript:${act}`,
  `java\tscript:${act}`,
  `data:text/html,<script>${act}</script>`,
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https://other.test/',
];

const isText = (value: unknown): value is Record<'en' | 'ar' | 'ir', string> =>
  typeof value === 'object' && value !== null && 'en' in value;

/** Every text for people, and every address, however deep. */
const spoilt = (value: unknown, name = '', place = 0): unknown => {
  if (isText(value))
    return Object.fromEntries(Object.entries(value).map(([language, text]) => [language, text + canary]));
  if (Array.isArray(value)) return value.map((each, index) => spoilt(each, name, index));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoilt(each, key, place)]));
  if (['url', 'link'].includes(name)) return hostileAddresses[place % hostileAddresses.length];
  return name === 'appName' || name === 'hotline' ? `${value}${canary}` : value;
};

async function spoilSettings({ pool }: TestDatabase): Promise<void> {
  const { rows } = await pool.query('select key, value from settings');
  for (const { key, value } of rows)
    await pool.query('update settings set value = $2 where key = $1', [key, JSON.stringify(spoilt(value, key))]);
}

async function spoilTables({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query(`select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb' and table_name <> 'settings'`);
  let count = 0;
  for (const { table, column } of rows) {
    const { rowCount } = await pool.query(
      `update "${table}" set "${column}" = jsonb_build_object('en', ("${column}" ->> 'en') || $1,
        'ar', ("${column}" ->> 'ar') || $1, 'ir', ("${column}" ->> 'ir') || $1)
        where jsonb_typeof("${column}") = 'object' and "${column}" ? 'en'`,
      [canary],
    );
    count += rowCount ?? 0;
  }
  await pool.query('update reviews set description = description || $1, author_name = author_name || $1', [canary]);
  return count;
}

export const hostileFilling: Filling = {
  name: 'hostile',
  fill: async (database) => {
    await demoFilling.fill(database);
    await spoilSettings(database);
    const count = await spoilTables(database);
    if (count < 1000) throw new Error(`Only ${count} texts were spoilt.`);
  },
};
