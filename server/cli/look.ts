/** The operator's commands for the look of the shop: drafted, previewed, published. */
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { byLocale } from '#locales/locales.ts';
import { readConfig } from '#server/config.ts';
import { invalidateCache } from '#server/db/after-commit.ts';
import { secretNamed } from '#server/db/queries/secrets.ts';
import { readSettings, readSomeSettings } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { settings } from '#server/db/schema/settings.ts';
import { type ShopSettings, withDraft } from '#server/db/shop-settings.ts';
import {
  homeSections,
  isHomeSection,
  isShippedFont,
  type LookKey,
  lookKeys,
  shippedFonts,
} from '#server/domain/look.ts';
import { previewParameter, previewSeconds, previewToken } from '#server/http/look-preview.ts';
import { PictureImport } from '#server/import/pictures.ts';
import { storeFont, storeLogo, WrongFile } from '#server/look/look-files.ts';
import { bannersOf, footersOf } from '#server/look/look-lists.ts';
import { secretFrom } from '#server/security/shop-secret.ts';
import { amountOf } from './amount-of.ts';
import { CliError, UsageError } from './cli-error.ts';
import type { Answer, Command, Context } from './command.ts';
import { inCommand } from './in-command.ts';
import { readableColour, shadesOf } from './shop-colours.ts';
import { jsonFile } from './texts.ts';

type Draft = ShopSettings['lookDraft'];
/** What a part of the look becomes, and what there is to say about it. */
type Drafted = { draft: Draft; says: string };
type Draw = (value: string, context: Pick<Context, 'uploadsDir'>) => Promise<Drafted> | Drafted;

function drawName(value: string): Drafted {
  const appName = value.trim().replaceAll(/\s+/g, ' ');
  if (!appName || appName.length > 60 || /\p{C}/u.test(appName))
    throw new UsageError('A name has 1 to 60 characters on one line.');
  return { draft: { appName }, says: `The shop is called ${appName}.` };
}

function drawColour(value: string): Drafted {
  const wished = value.trim();
  if (!shadesOf(wished)) throw new UsageError(`"${value}" is no colour. Write one such as #1d7a46.`);
  const readable = readableColour(wished);
  const themeColors = readable && shadesOf(readable.colour);
  if (!readable || !themeColors)
    throw new CliError(`${wished} can hardly be told from the page. Choose a stronger colour.`);
  const says = readable.isDarkened
    ? `${wished} is too light to be seen on a light page; ${readable.colour} stands in. Texts on it are readable (WCAG AA).`
    : `${wished} can be seen on every page, and texts on it are readable (WCAG AA).`;
  return { draft: { themeColors }, says };
}

const drawFont: Draw = async (value, storage) => {
  if (isShippedFont(value)) return { draft: { font: value === 'figtree' ? '' : value }, says: `The font is ${value}.` };
  if (!value.toLowerCase().endsWith('.woff2'))
    throw new UsageError(`"${value}" is no font. Write ${shippedFonts.join(', ')} or the path of a .woff2 file.`);
  return { draft: { font: await storeFont(value, storage) }, says: 'The font is your file.' };
};

const drawLogo =
  (key: 'logo' | 'footerLogo' | 'appLogo', kind: 'logo' | 'icon', says: string): Draw =>
  async (value, storage) => {
    if (value === 'none') return { draft: { [key]: '' }, says: `${says}: none.` };
    return { draft: { [key]: await storeLogo(value, kind, storage) }, says: `${says}: ${value}.` };
  };

function drawSections(value: string): Drafted {
  const names = value.split(',').map((name) => name.trim());
  const strange = names.find((name) => !isHomeSection(name));
  if (strange !== undefined || new Set(names).size < names.length)
    throw new UsageError(`Write some of ${homeSections.join(',')}, each once and in your order.`);
  return { draft: { homeSections: names.filter(isHomeSection) }, says: `The home page: ${names.join(', ')}.` };
}

const drawFooter: Draw = async (value) => ({
  draft: { footers: footersOf(jsonFile(value)) },
  says: `The footer is that of ${value}.`,
});

const drawBanners: Draw = async (value, { uploadsDir }) => {
  const pictures = new PictureImport({ from: dirname(value), uploadsDir });
  const homeBanners = await bannersOf(jsonFile(value), async (name) => {
    const found = await pictures.bring(name);
    if ('reason' in found) throw new CliError(`${found.reason}. ${found.correction}.`);
    return found.name;
  });
  return { draft: { homeBanners }, says: `${amountOf(homeBanners.length, 'banner')} on the home page.` };
};

const drawFooterText: Draw = (value) => {
  if (value.length > 200 || /\p{Cc}/u.test(value)) throw new UsageError('Write one line of at most 200 characters.');
  return { draft: { footerText: byLocale(() => value) }, says: `The last line: ${value}` };
};

/** By the word of the command. */
const parts: Readonly<Record<string, Draw>> = {
  name: drawName,
  colour: drawColour,
  font: drawFont,
  logo: drawLogo('logo', 'logo', 'The logo on light pages'),
  'logo-dark': drawLogo('footerLogo', 'logo', 'The logo on dark pages'),
  icon: drawLogo('appLogo', 'icon', 'The icon'),
  sections: drawSections,
  footer: drawFooter,
  'footer-text': drawFooterText,
  banners: drawBanners,
};

const put = (tx: Tx, key: string, value: unknown) =>
  tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });

/** The logos of the demo shop show its name. */
const demoLogos = { logo: '/logo.svg', footerLogo: '/logo-light.svg' } as const;

/** Under another name, the name itself stands where the logo of the demo shop was. */
async function withoutDemoLogos(tx: Tx, draft: Draft): Promise<Draft> {
  if (draft.appName === undefined) return draft;
  const known = await readSomeSettings(tx, ['logo', 'footerLogo', 'lookDraft']);
  const isDemo = (key: keyof typeof demoLogos) => (known.lookDraft[key] ?? known[key]) === demoLogos[key];
  return { ...draft, ...(isDemo('logo') && { logo: '' }), ...(isDemo('footerLogo') && { footerLogo: '' }) };
}

const next = 'Look at it: npm run shop -- look preview. Show it to all: npm run shop -- look publish';

async function setPart({ db, uploadsDir }: Context, part: string, value: string): Promise<string[]> {
  const draw = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (!draw) throw new UsageError(`A look has ${Object.keys(parts).join(', ')}, and no "${part}".`);
  const { draft, says } = await Promise.resolve(draw(value, { uploadsDir })).catch((error: unknown) => {
    throw error instanceof WrongFile ? new CliError(error.message) : error;
  });
  const { result: hasLostLogo } = await inCommand(db, async (tx) => {
    const [row] = await tx.select().from(settings).where(eq(settings.key, 'lookDraft')).for('update');
    const whole = await withoutDemoLogos(tx, draft);
    await put(tx, 'lookDraft', { ...(row?.value as Draft | undefined), ...whole });
    return whole.logo === '' && draft.logo === undefined;
  });
  return [
    says,
    ...(hasLostLogo ? ['The name stands in the place of the demo shop’s logo; "look set logo" sets yours.'] : []),
    next,
  ];
}

const isDrafted = (draft: Draft): LookKey[] => lookKeys.filter((key) => Object.hasOwn(draft, key));

async function previewLink(db: NodePgDatabase): Promise<Answer> {
  const { lookDraft } = await readSettings(db);
  if (isDrafted(lookDraft).length === 0) throw new CliError('Nothing is drafted. See: npm run shop -- look set --help');
  const secret = secretFrom(await secretNamed(db, 'codes', randomBytes(32)));
  const { publicUrl, port } = readConfig(process.env);
  const address = new URL('/', publicUrl ?? `http://localhost:${port}`);
  address.searchParams.set(previewParameter, previewToken(secret, new Date()));
  return {
    data: { url: address.href, hours: previewSeconds / 3600 },
    lines: [address.href, `Who has this link sees the draft for ${previewSeconds / 3600} hours. Nobody else does.`],
  };
}

async function publish(db: NodePgDatabase): Promise<string[]> {
  const { result, warnings } = await inCommand(db, async (tx) => {
    const [row] = await tx.select().from(settings).where(eq(settings.key, 'lookDraft')).for('update');
    const draft = (row?.value ?? {}) as Draft;
    const keys = isDrafted(draft);
    if (keys.length === 0) throw new CliError('Nothing is drafted.');
    invalidateCache(tx);
    for (const key of keys) await put(tx, key, draft[key]);
    await put(tx, 'lookDraft', {});
    return keys;
  });
  return [`Published: ${result.join(', ')}. The shop shows it now.`, ...warnings];
}

async function discard(db: NodePgDatabase): Promise<string[]> {
  await inCommand(db, (tx) => put(tx, 'lookDraft', {}));
  return ['The draft is gone; the shop stays as it is.'];
}

async function show(db: NodePgDatabase): Promise<Answer> {
  const all = await readSettings(db);
  const drafted = isDrafted(all.lookDraft);
  const look: Record<string, unknown> = withDraft(all);
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 90);
  return {
    data: Object.fromEntries(lookKeys.map((key) => [key, { value: look[key], isDraft: drafted.includes(key) }])),
    lines: lookKeys.map((key) => `${key.padEnd(14)}  ${text(look[key])}${drafted.includes(key) ? '  (draft)' : ''}`),
  };
}

export const lookCommands: Command[] = [
  { use: 'look show', says: 'the look, with what is drafted of it', run: ({ db }) => show(db) },
  {
    use: 'look set <part> <value>',
    says: `drafts a part: ${Object.keys(parts).join(', ')}; files by their path`,
    run: (context, [part = '', value = '']) => setPart(context, part, value),
  },
  { use: 'look preview', says: 'a link that shows the draft to who has it', run: ({ db }) => previewLink(db) },
  { use: 'look publish', says: 'shows the draft to everybody', run: ({ db }) => publish(db) },
  {
    use: 'look discard',
    says: 'throws the draft away',
    asks: () => 'Throw away what is drafted of the look?',
    run: ({ db }) => discard(db),
  },
];
