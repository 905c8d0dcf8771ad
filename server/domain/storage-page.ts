/** The page "Cookies and storage": what the shop keeps in a browser. A test compares it with the code that keeps it. */
import type { Translate } from './refusal.ts';

export const storageSlug = 'cookies';
export const storagePath = `/page/${storageSlug}`;

export const storageTitle = 'Cookies and storage';

type Kept = { name: string; text: string };

const cookies: readonly Kept[] = [
  { name: 'larder_view', text: 'Your language, currency and colours, for a year, so that pages look right at once.' },
  {
    name: 'larder_device',
    text: 'Marks a browser on which you have logged in, for a year, so that wrong passwords from elsewhere can’t lock you out. It doesn’t contain your name.',
  },
  {
    name: 'shop_look',
    text: 'Shows you a look of the shop that isn’t published yet, for two days. Only a link from the shop sets it.',
  },
  { name: 'otp_ctx', text: 'Ties a one-time code to the browser that asked for it, while the code is valid.' },
];

const local: readonly Kept[] = [
  {
    name: 'larder',
    text: 'Your login, name and photo while you’re logged in; your language, currency and colours; your recent searches and the shops you chose in the cart.',
  },
  {
    name: 'shop-account',
    text: 'Copies of your cart, orders and profile, so that they open without a network. They’re removed when you log out.',
  },
  {
    name: 'shop-page, shop-catalogue, shop-picture, shop-file, shop-shell',
    text: 'Copies of pages you opened and of the shop itself, so that they open without a network. They don’t contain your name.',
  },
  { name: 'darkMode', text: 'Whether you chose dark or light colours.' },
  { name: 'larder.settings', text: 'The shop’s public settings, so that the shop opens without a network.' },
];

const session: readonly Kept[] = [
  { name: 'larder.typed', text: 'Text you haven’t sent yet, while the page reloads.' },
  {
    name: 'larder.checkout',
    text: 'What you chose at the checkout, your note for the shop, and an order that wasn’t answered yet. It’s removed when you log out.',
  },
  { name: 'larder.reloadedFor', text: 'Which texts the page has reloaded for, so that it does so once.' },
  { name: 'larder.absent', text: 'Which parts of the shop aren’t available, until you close the tab.' },
];

export const keptInBrowser: readonly Kept[] = [...cookies, ...local, ...session];

/** Names are constants, and the texts of the catalogues contain no markup. */
const listOf = (rows: readonly Kept[], t: Translate) =>
  `<ul>${rows.map(({ name, text }) => `<li><strong>${name}</strong>: ${t(text)}</li>`).join('')}</ul>`;

export const storagePage = (t: Translate) => ({
  title: t(storageTitle),
  description: [
    `<p>${t('We use no cookies for advertising or statistics. Everything here is needed for the shop to work, and nobody else can read it.')}</p>`,
    `<h2>${t('Cookies')}</h2>`,
    listOf(cookies, t),
    `<h2>${t('Stored in your browser until you clear it')}</h2>`,
    listOf(local, t),
    `<h2>${t('Stored until you close the tab')}</h2>`,
    listOf(session, t),
  ].join(''),
});
