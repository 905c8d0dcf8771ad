/** Nothing that anybody typed or wrote gets into a report, and what is left is still what the contract promises. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from '#tests/support/contract/schema.ts';
import { seed } from '#tests/support/data/random.ts';
import { contractWords, operations, schemaOf } from '#tools/replay/contract.ts';
import { keptMoments, keptNumbers, keptNumberTexts, keptPaths, keptWordNames } from '#tools/replay/readable.ts';
import { createRedactor } from '#tools/replay/redact.ts';
import { sampleResponse } from '#tools/states/sample.ts';

const canary = 'canary';
/** No id, price or size of the shop. */
const countedCanary = 87_654_321.25;

const kept = new Set([...keptMoments, ...keptNumbers, ...keptNumberTexts, ...keptPaths, ...keptWordNames]);

/** Numbers of fields that may not be kept are canaries as well. */
const withCounted = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => withCounted(item, name));
  if (typeof value === 'number') return keptNumbers.has(name) ? value : countedCanary;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withCounted(inner, key)]));
};

const leaksIn = (value: unknown) => JSON.stringify(value).match(/.{0,40}(canary|87654321).{0,40}/)?.[0];

const responses = operations.flatMap(({ id, described }) =>
  Object.keys(described.responses)
    .map(Number)
    .filter((status) => schemaOf(id, status))
    .map((status) => ({ id, status })),
);

describe('a recorded response', () => {
  test(`leaks no text or number of its own, in any of ${responses.length}, and still matches the contract`, () => {
    const { response } = createRedactor();
    let canaries = 0;
    for (const { id, status } of responses) {
      const sampled = sampleResponse(id, { items: 2, text: (name, place) => `${canary} ${name} ${place}` }, status);
      const full = withCounted(sampled);
      canaries += JSON.stringify(full).match(/canary|87654321/g)?.length ?? 0;
      const redacted = response(id, status, full);
      expect(leaksIn(redacted), `${id} ${status}`).toBeUndefined();
      // What was a number of any size is one again; the rest holds where it held.
      if (judge(schemaOf(id, status) as object, sampled) === 'valid')
        expect(judge(schemaOf(id, status) as object, response(id, status, sampled)), `${id} ${status}`).toBe('valid');
    }
    expect(canaries).toBeGreaterThan(3000);
  });

  test('keeps the shop’s locales, from which a person chooses, and no other name', () => {
    const { response } = createRedactor();
    const data = { app_name: 'ar', app_locale: 'ar', languages: [{ id: 1, name: 'ar', title: canary }] };
    const { data: kept } = response('getMaster', 200, { data }) as { data: typeof data };
    expect([kept.app_locale, kept.languages[0]?.name]).toEqual(['ar', 'ar']);
    expect([kept.app_name, kept.languages[0]?.title]).not.toContain('ar');
    expect(leaksIn(kept)).toBeUndefined();
  });

  test('has no field that the contract does not have', () => {
    const { response } = createRedactor();
    const strange = { message: 'Hi', data: { canary_field: canary }, errors: { [canary]: ['x'], phone: [canary] } };
    for (const { id, status } of responses) expect(leaksIn(response(id, status, strange))).toBeUndefined();
  });
});

describe('typed text', () => {
  const names = fc.oneof(
    fc.constantFrom(...kept),
    fc.constantFrom('value', 'text', 'email', 'password', 'code', 'boxes'),
  );
  const typed = fc.oneof(
    fc.string({ maxLength: 20 }).map((text) => `${canary}${text}`),
    fc.constant(countedCanary),
    fc.constant(`+${String(countedCanary).replace('.', '')}`),
    fc.string({ maxLength: 5 }).map((text) => `/${canary}/${text}`),
    fc.constant(`${canary}.open`),
  );
  const events = fc.dictionary(
    names,
    fc.oneof(
      { depthSize: 'small' },
      typed,
      fc.array(typed, { maxLength: 3 }),
      fc.dictionary(names, typed, { maxKeys: 3 }),
    ),
    { minKeys: 1, maxKeys: 5 },
  );

  test(`leaks from no field of any event (seed ${seed})`, () => {
    const { event: redact } = createRedactor();
    fc.assert(
      fc.property(events, (fields) => {
        // A number of a listed name is a number of the shop; any text is somebody's.
        const texts = JSON.parse(
          JSON.stringify(fields, (_, value) => (typeof value === 'number' ? `${value}` : value)),
        );
        const event = { type: 'flow.ensure', fields: texts, event: { type: 'form.change', fields: texts } };
        return leaksIn(redact(event)) === undefined;
      }),
      { seed, numRuns: 2000 },
    );
  });

  test('counts as much for a chart as before: neither less nor more', () => {
    const { payload, event: redact } = createRedactor();
    const fields = {
      code: '4821',
      email: 'robin@larder.test',
      empty: '',
      password: 'nine green bottles',
      again: '4821',
    };
    const redacted = payload(fields) as typeof fields;
    expect(redacted.code).toMatch(/^\d{4}$/);
    expect(redacted.code).toBe(redacted.again);
    expect(redacted.email).toMatch(/^\S+@\S+\.\S+$/);
    expect(redacted.empty).toBe('');
    expect(redacted.password.length).toBeGreaterThanOrEqual(8);
    const event = { type: 'cart.add', path: '/partner/confirmation/48211234', productId: 7 };
    expect(redact(event)).toEqual({
      type: 'cart.add',
      path: expect.not.stringContaining('48211234'),
      productId: 7,
    });
    expect(payload({ path: '/products/41/details?search=secret' })).toEqual({ path: '/products/41/details' });
    expect(JSON.stringify(payload({ text: 'two apples\none pear' }))).toContain('\\n');
  });

  test('belongs to no name in the list of what stays', () => {
    const personal =
      /phone(?!_m)|mail|password|token|otp|address$|name|note|text|(?<!unread_)message|photo|birth|latitude|longitude|comment/i;
    expect([...kept].filter((name) => personal.test(name) && contractWords.has(name))).toEqual([]);
  });
});
