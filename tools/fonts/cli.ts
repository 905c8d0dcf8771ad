/** `npm run fonts`: writes the typeface of Arabic and Persian, after an update of its package or with more letters. */
import { writeFileSync } from 'node:fs';
import { inRoot } from '#server/root.ts';
import { readOptions } from '../../scripts/lib/options.mjs';
import { arabicFont, arabicFontFile } from './arabic-font.ts';

readOptions('npm run fonts: writes the typeface of Arabic and Persian from its package.');

const font = await arabicFont();
writeFileSync(inRoot(arabicFontFile), font);
console.log(`Wrote ${arabicFontFile}, ${font.length} bytes.`);
