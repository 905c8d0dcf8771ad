/** The licences of what ships, in one file: the build's own files contain many packages and none of their notices. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './project.mjs';
import { shippedPackages } from './shipped.mjs';

const isLicence = (name) => /^(licen[cs]e|notice|copying)([.-]|$)/i.test(name);

/** A package without such a file names its licence in its description only. */
function licenceOf(place) {
  const folder = inRoot(place);
  const { name, version, license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isLicence(entry.name));
  const texts = files.map((file) => readFileSync(path.join(folder, file.name), 'utf8').trim());
  const by = author?.name ?? author ?? '';
  return { title: `${name} ${version}`, text: texts.join('\n\n') || `Licence: ${license ?? 'unknown'}. ${by}`.trim() };
}

/** Of every package that ships and is installed: those of other systems are not. Packages with the same text share it. */
export function licencesOfShipped() {
  const places = [...shippedPackages()].filter((place) => existsSync(inRoot(place, 'package.json'))).sort();
  const byText = new Map();
  for (const { title, text } of places.map(licenceOf)) byText.set(text, [...(byText.get(text) ?? []), title]);
  const line = '-'.repeat(80);
  return [...byText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}\n`).join(`\n${line}\n\n`);
}

/** For the operator, and for visitors, whose browsers get copies of the packages. */
export function writeLicences() {
  const licences = licencesOfShipped();
  for (const folder of ['dist', 'dist/client']) writeFileSync(inRoot(folder, 'THIRD_PARTY.txt'), licences);
}
