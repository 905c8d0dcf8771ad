/**
 * The bill of materials of what ships, in CycloneDX, by npm's own command: every package with version, licence and hash,
 * also of those that are part of the build's own files.
 */
import { writeFileSync } from 'node:fs';
import { inRoot, npm, run, UserError } from './project.mjs';
import { shippedVersions } from './shipped.mjs';

const billFile = inRoot('dist', 'sbom.cdx.json');

export async function writeBillOfMaterials() {
  const command = npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
  const { code, output } = await run(command, { quiet: true });
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  if (code !== 0 || !text) throw new UserError(`The bill of materials could not be written: ${output.trim()}`);
  const bill = onlyShipped(JSON.parse(text), shippedVersions());
  writeFileSync(billFile, `${JSON.stringify(bill, null, 2)}\n`);
}

/**
 * npm knows the packages for development apart, and not what the build has taken from them. Some of its versions name the
 * place of a package and others do not, so a package is found by name and version. `shipped`: such as `pg@8.23.1`.
 */
export function onlyShipped(bill, shipped) {
  const components = bill.components.filter(({ name, version }) => shipped.has(`${name}@${version}`));
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const missing = [...shipped].filter((each) => !listed.has(each));
  if (missing.length > 0) throw new UserError(`npm's bill of materials lacks ${missing.join(', ')}.`);
  const refs = new Set([bill.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  const withoutMark = components.map(({ properties = [], ...component }) => ({
    ...component,
    properties: properties.filter(({ name }) => name !== 'cdx:npm:package:development'),
  }));
  return { ...bill, components: withoutMark, dependencies };
}
