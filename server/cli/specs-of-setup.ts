/** The commands that make a shop. */
import { newPushKeys } from '#server/push/keys.ts';
import { putBackShop, saveShop } from './backup.ts';
import type { Command } from './command.ts';
import { makeShop } from './new-shop.ts';
import { newShopOptionsOf, questions } from './new-shop-options.ts';

export const setupCommands: Command[] = [
  {
    use: 'push keys',
    says: 'prints a new pair of keys for notifications; the shop reads them from its environment',
    runAlone: async () => {
      const { publicKey, privateKey } = newPushKeys();
      return [
        `VAPID_PUBLIC_KEY=${publicKey}`,
        `VAPID_PRIVATE_KEY=${privateKey}`,
        'VAPID_SUBJECT=mailto:you@example.com',
      ];
    },
  },
  {
    use: 'backup <file>',
    says: 'saves the database and all files; the shop may run; --yes replaces an older file',
    runAlone: ([file], isSure) => saveShop(file, isSure),
  },
  {
    use: 'restore <file>',
    says: 'puts them into an empty database, or with --yes in place of the shop',
    runAlone: ([file], isSure) => putBackShop(file, isSure),
  },
  {
    use: 'new',
    says: 'makes your own shop in an empty database; asks for what you do not give',
    options: Object.fromEntries(
      questions.map(({ option, asks, usual }) => [
        `--${option} <${option}>`,
        usual ? `${asks}; ${usual} if not given` : asks,
      ]),
    ),
    questions,
    run: ({ db }, _, options) => makeShop(db, newShopOptionsOf(options)),
  },
];
