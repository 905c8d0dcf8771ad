/** The name, sign and colour of the shop on the pages that the server writes itself. */

import type { Db } from '#server/db/pool.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { type Accents, accentsOf } from '#server/domain/colour.ts';
import { logoOf } from '#server/serializers/pictures.ts';

export type PlainPageLook = { name: string; sign: string; css: string };

const colours = ({ light, dark }: Accents) =>
  `:root{--accent:light-dark(${light.fill},${dark.fill});--on-accent:light-dark(${light.onFill},${dark.onFill})}`;

export async function lookOfPlainPages(db: Db): Promise<PlainPageLook> {
  const settings = await readSomeSettings(db, ['appName', 'appLogo', 'themeColors']);
  const accents = accentsOf(settings.themeColors);
  return { name: settings.appName, sign: logoOf(settings.appLogo), css: accents ? colours(accents) : '' };
}
