/** The bill of materials of what ships, in CycloneDX, by npm's own command: every package with version, licence and hash. */
import { writeFileSync } from 'node:fs';
import { inRoot, npm, run, UserError } from './project.mjs';

const billFile = inRoot('dist', 'sbom.cdx.json');

export async function writeBillOfMaterials() {
  const command = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only');
  const { code, output } = await run(command, { quiet: true });
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  if (code !== 0 || !text) throw new UserError(`The bill of materials could not be written: ${output.trim()}`);
  const bill = JSON.parse(text);
  writeFileSync(billFile, `${JSON.stringify(bill, null, 2)}\n`);
  return bill.components.length;
}
