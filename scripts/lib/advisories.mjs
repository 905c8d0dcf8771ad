/** What `npm audit --json` has found, for people. */

const seriousLevels = ['high', 'critical'];

/** npm prints warnings around its JSON. */
function jsonIn(output) {
  const from = output.indexOf('{');
  const to = output.lastIndexOf('}');
  try {
    return JSON.parse(output.slice(from, to + 1));
  } catch {
    return {};
  }
}

const nameOf = ({ name, severity, range }) => `${name} ${range} (${severity})`;

/**
 * `serious`: how many packages have a vulnerability of level high or critical. Of `shipped` alone if given: npm takes
 * what is part of the build for a package of development.
 */
export function readAudit(output, shipped) {
  const { metadata, vulnerabilities = {}, message = 'no readable response' } = jsonIn(output);
  if (!metadata?.vulnerabilities) {
    const reason = message.replace(/\s+-\s.*$/, '');
    return { wasChecked: false, serious: 0, text: `The dependencies were NOT checked for vulnerabilities: ${reason}.` };
  }
  const found = Object.values(vulnerabilities).filter(({ name }) => !shipped || shipped.has(name));
  const serious = found.filter(({ severity }) => seriousLevels.includes(severity));
  if (found.length === 0) return { wasChecked: true, serious: 0, text: 'No known vulnerability in what ships.' };
  return { wasChecked: true, serious: serious.length, text: `Known vulnerabilities: ${found.map(nameOf).join(', ')}.` };
}
