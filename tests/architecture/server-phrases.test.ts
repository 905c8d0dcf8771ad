/** Whatever the server says, it says in three languages: refusals, validation, notices, mails, documents, statuses. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import arabic from '#locales/ar.json' with { type: 'json' };
import english from '#locales/en.json' with { type: 'json' };
import persian from '#locales/ir.json' with { type: 'json' };
import type { BuiltInLocale as Locale } from '#locales/locales.ts';
import { fieldLabel } from '#server/domain/field-label.ts';
import { translate } from '#server/i18n/translate.ts';
import { inRoot } from '#server/root.ts';
import { sourcesIn } from '#tests/support/texts/code-texts.ts';

const catalogues: Record<Locale, Record<string, string>> = { en: english, ar: arabic, ir: persian };

/**
 * Folders whose texts no shopper reads: the operator's commands, files and metrics, the demo shop, frames of the realtime
 * protocol.
 */
const unread =
  /^server\/(?:cli|import|look|seed|realtime|metrics|backup)\/|^server\/(?:demo-account|safe-error|start-error|i18n\/check-catalogue|search-server\/address)\.ts$/;

/** Sentences for the operator, for programs and for people who develop; and the codes of currencies. */
const notForShoppers = new Set([
  'BHD JOD KWD OMR TND',
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF',
  'Invalid API Key provided.',
  'Language file not found',
  'No such checkout session.',
  'No messages yet. Place an order and look again.',
  'Online payment is not offered: there are no keys of a gateway, and PAYMENT_SANDBOX is not on.',
  'Only an open session can be expired.',
  'The demo shopper and the reviews of the demo are in this shop: npm run shop -- demo remove deletes them.',
  'The keys of the provider could not be had.',
  'The mail server refused the address.',
  'There is nothing that could be refunded.',
  'These operations are not in the contract',
  'This database has no shop yet. Make yours with: npm run shop -- new',
  'These operations of the contract have no handler',
  'Warning: PAYMENT_SANDBOX is on. Orders are paid with play money, and no money moves.',
]);

/** At least two words, without markup, and no list of headers. */
const isSentence = (text: string) => /^[A-Z{][^<>]* [^<>]*$/.test(text) && !/^[\w-]+: |^Accept-/.test(text);

/** An error that is thrown for the log. */
const isOfError = ({ parent }: ts.Node) =>
  ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText(parent.getSourceFile()));

const sentencesOf = (source: ts.SourceFile) => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isSentence(node.text) && !isOfError(node) && !ts.isLiteralTypeNode(node.parent))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  [more: string]: unknown;
};
type Operation = { parameters?: Schema[]; requestBody?: Schema };

const contract = JSON.parse(readFileSync(inRoot('api', 'generated', 'openapi.json'), 'utf8'));

const resolved = (schema: Schema = {}): Schema =>
  typeof schema.$ref === 'string'
    ? schema.$ref
        .slice(2)
        .split('/')
        .reduce((part, name) => part[name], contract)
    : schema;

const partsOf = ({ items, allOf, oneOf, anyOf }: Schema) =>
  [items, allOf, oneOf, anyOf].flat().filter((part): part is Schema => typeof part === 'object' && part !== null);

const fieldsOf = (schema: Schema): string[] => {
  const whole = resolved(schema);
  const own = Object.entries(whole.properties ?? {});
  return [
    ...own.map(([name]) => name),
    ...own.flatMap(([, part]) => fieldsOf(part)),
    ...partsOf(whole).flatMap((part) => fieldsOf(part)),
  ];
};

const operations: Operation[] = Object.values(contract.paths as Record<string, Record<string, Operation>>).flatMap(
  (path) => Object.values(path),
);

/** What a request may be refused for. */
const fields = new Set(
  operations.flatMap(({ parameters = [], requestBody }) => [
    ...parameters.map((parameter) => String(resolved(parameter).name)),
    ...Object.values((resolved(requestBody).content ?? {}) as Record<string, { schema: Schema }>).flatMap(
      ({ schema }) => fieldsOf(schema),
    ),
  ]),
);

const missingFrom = (keys: Iterable<string>) =>
  Object.entries(catalogues).flatMap(([locale, catalogue]) =>
    [...keys].filter((key) => !Object.hasOwn(catalogue, key)).map((key) => `${locale}: ${key}`),
  );

describe('the catalogues', () => {
  test('have every sentence of the server', () => {
    const sentences = sourcesIn('server')
      .filter(({ fileName }) => !unread.test(fileName))
      .flatMap(sentencesOf)
      .filter((text) => !notForShoppers.has(text));
    expect(sentences.length).toBeGreaterThan(200);
    expect(missingFrom(new Set(sentences))).toEqual([]);
  });

  test('name every field that a request may be refused for', () => {
    expect(fields.size).toBeGreaterThan(100);
    expect(missingFrom(new Set([...fields].map(fieldLabel)))).toEqual([]);
  });

  test.each(['ar', 'ir'] as const)('leave no English in a refusal in %s', (locale) => {
    const refusals = Object.keys(english).filter((key) => key.includes('{field}'));
    const left = refusals.flatMap((text) =>
      [...fields]
        .map((field) => translate(locale, [text, { field: fieldLabel(field), limit: 2, types: '…' }]))
        .filter((message) => /[A-Za-z]{2}/.test(message)),
    );
    expect(left).toEqual([]);
  });

  test.each([
    ['ar', 'الاسم', 'حقل الاسم مطلوب.'],
    ['ir', 'نام', 'فیلد نام الزامی است.'],
  ] as const)('name the field %s in the construct state', (locale, _, message) => {
    expect(translate(locale, ['The {field} field is required.', { field: 'name' }])).toBe(message);
  });
});
