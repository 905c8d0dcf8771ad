/** What `npm run advisories` makes of the responses of registries. */
import { expect, test } from 'vitest';
// @ts-expect-error scripts have no types
import { readAudit } from '../../scripts/lib/advisories.mjs';

const audit = (vulnerabilities: object) =>
  `npm warn something\n${JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: {} } })}\n`;

test('a serious vulnerability is counted and named', () => {
  const found = readAudit(audit({ left: { name: 'left', severity: 'high', range: '<2' } }));
  expect(found).toEqual({ wasChecked: true, serious: 1, text: 'Known vulnerabilities: left <2 (high).' });
});

test('a lesser one is named and fails nothing', () => {
  const found = readAudit(audit({ left: { name: 'left', severity: 'low', range: '<2' } }));
  expect(found).toEqual({ wasChecked: true, serious: 0, text: 'Known vulnerabilities: left <2 (low).' });
});

test('none is said', () => {
  expect(readAudit(audit({}))).toEqual({ wasChecked: true, serious: 0, text: 'No known vulnerability in what ships.' });
});

test.each([
  ['{ "message": "405 Method Not Allowed - POST https://registry.example/x" }', '405 Method Not Allowed'],
  ['npm error no network', 'no readable response'],
  ['', 'no readable response'],
])('a registry without advisories is said: %s', (output, reason) => {
  expect(readAudit(output)).toEqual({
    wasChecked: false,
    serious: 0,
    text: `The dependencies were NOT checked for vulnerabilities: ${reason}.`,
  });
});
