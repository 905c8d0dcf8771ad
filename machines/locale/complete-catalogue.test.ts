/** The texts of a language before back ends that have all of them, some, or none. */
import { describe, expect, test, vi } from 'vitest';
import arabic from '#locales/ar.json';
import { aFailure } from '#tests/support/data/builders.ts';
import { completeCatalogue } from './complete-catalogue.ts';

const load = async (locale: string, request: Promise<Record<string, string>>) => {
  const report = vi.fn();
  return { texts: await completeCatalogue(locale, request, report), logged: report.mock.calls.flat() };
};

const failed = () => Promise.reject(aFailure());

describe('a language that ships', () => {
  test('has the texts of the back end, and the shop’s own where those are missing', async () => {
    const { texts, logged } = await load('ar', Promise.resolve({ Home: 'الواجهة', 'Add to Cart': 'أضف' }));
    expect(texts).toMatchObject({ Home: 'الواجهة', 'Add to Cart': 'أضف', 'Add to cart': arabic['Add to cart'] });
    expect(logged).toEqual([]);
  });

  test('has the shop’s own where the call fails, which is logged', async () => {
    const { texts, logged } = await load('ar', failed());
    expect(texts['Add to cart']).toBe(arabic['Add to cart']);
    expect(logged).toEqual([{ operation: 'getCatalogue', failure: { kind: 'broken' } }]);
  });

  test('is complete without the shop’s own where the back end sends every phrase', async () => {
    const sent = Object.fromEntries(Object.keys(arabic).map((key) => [`${key}.`, 'نص']));
    expect((await load('ar', Promise.resolve(sent))).texts).toEqual(sent);
  });

  test('is English in the script, whatever the back end has', async () => {
    expect((await load('en', failed())).texts).toEqual({});
  });
});

describe('a language of the back end alone', () => {
  test('has its texts', async () => {
    expect((await load('pt', Promise.resolve({ Cart: 'Carrinho' }))).texts).toEqual({ Cart: 'Carrinho' });
  });

  test('cannot be loaded without them', async () => {
    await expect(load('pt', failed())).rejects.toEqual(aFailure());
  });
});
