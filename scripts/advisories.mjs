/**
 * `npm run advisories`: asks the registry for known vulnerabilities of the packages that ship, by npm's own audit. A
 * registry that offers no advisories fails nothing, but is said: nothing was checked then.
 */
import { readAudit } from './lib/advisories.mjs';
import { command } from './lib/command.mjs';
import { readOptions } from './lib/options.mjs';
import { npm, run, UserError } from './lib/project.mjs';
import { nameOf, shippedPackages } from './lib/shipped.mjs';

readOptions('npm run advisories: asks the registry for known vulnerabilities of the packages that ship.');

await command(async () => {
  const { output } = await run(npm('audit', '--json'), { quiet: true });
  const { wasChecked, serious, text } = readAudit(output, new Set([...shippedPackages()].map(nameOf)));
  if (serious > 0) throw new UserError(text);
  // CI services show such a line beside the change.
  console.log(process.env.GITHUB_ACTIONS && !wasChecked ? `::warning::${text}` : text);
});
