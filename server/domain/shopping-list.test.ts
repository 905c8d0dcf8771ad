/** Lines of a shopping list, written as people write them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestQuantity } from './cart-rules.ts';
import { choosePack } from './pack-choice.ts';
import { listLineOf, searchWords } from './shopping-list.ts';

const grams = (value: number) => ({ value, measure: 'g' });
const millilitres = (value: number) => ({ value, measure: 'ml' });
const pieces = (value: number) => ({ value, measure: 'piece' });

describe('a line of a shopping list', () => {
  test.each([
    ['2 kg tomatoes', 'tomatoes', 1, grams(2000)],
    ['2kg of tomatoes', 'tomatoes', 1, grams(2000)],
    ['tomatoes 1.5 kg', 'tomatoes', 1, grams(1500)],
    ['1,5 kg potatoes', 'potatoes', 1, grams(1500)],
    ['half a kilo onions', 'onions', 1, grams(500)],
    ['½ kg onions', 'onions', 1, grams(500)],
    ['milk', 'milk', 1, undefined],
    ['2 l milk', 'milk', 1, millilitres(2000)],
    ['500 ml olive oil', 'olive oil', 1, millilitres(500)],
    ['6 eggs', 'eggs', 1, pieces(6)],
    ['eggs 6', 'eggs', 1, pieces(6)],
    ['eggs (6)', 'eggs', 1, pieces(6)],
    ['a dozen eggs', 'eggs', 1, pieces(12)],
    ['2 x basmati rice 1 kg', 'basmati rice', 2, grams(1000)],
    ['3× yoghurt', 'yoghurt', 3, undefined],
    ['bread x 2', 'bread', 2, undefined],
    ['- 3 apples', 'apples', 1, pieces(3)],
    ['1) milk', 'milk', 1, undefined],
    ['• green tea', 'green tea', 1, undefined],
    ['٢ كيلو طماطم', 'طماطم', 1, grams(2000)],
    ['طماطم ٢ كغ', 'طماطم', 1, grams(2000)],
    ['٦ بيض', 'بيض', 1, pieces(6)],
    ['١٫٥ لتر حليب', 'حليب', 1, millilitres(1500)],
    ['نصف كيلو بصل', 'بصل', 1, grams(500)],
    ['۲ کیلو گوجه', 'گوجه', 1, grams(2000)],
    ['۵۰۰ گرم پنیر', 'پنیر', 1, grams(500)],
    ['۶ عدد تخم‌مرغ', 'تخم‌مرغ', 1, pieces(6)],
    ['7up', '7up', 1, undefined],
    ['kg', 'kg', 1, undefined],
    ['2', '2', 1, undefined],
  ])('is read: %s', (line, words, times, amount) => {
    expect(listLineOf(line)).toEqual({ words, times, amount });
  });

  test('never throws, and yields a valid quantity and amount', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (line) => {
        const { times, amount } = listLineOf(line);
        expect(times).toBeGreaterThanOrEqual(1);
        expect(times).toBeLessThanOrEqual(largestQuantity);
        expect(amount?.value ?? 1).toBeGreaterThan(0);
      }),
    );
  });

  const word = fc.stringMatching(/^[a-z]{5,9}$/);
  const digits = fc.constantFrom('0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹');
  const wholes = fc.integer({ min: 1, max: 99 });

  test('has its amount in any digits, before or after the words', () => {
    fc.assert(
      fc.property(word, wholes, digits, fc.boolean(), (name, count, script, isFirst) => {
        const amount = `${[...String(count)].map((digit) => script[Number(digit)]).join('')} kg`;
        const parsed = listLineOf(isFirst ? `${amount} ${name}` : `${name} ${amount}`);
        expect(parsed).toEqual({ words: name, times: 1, amount: grams(count * 1000) });
      }),
    );
  });
});

test.each([
  ['tomatoes', 'tomato'],
  ['eggs', 'egg'],
  ['strawberries', 'strawberr'],
  ['swiss cheese', 'swiss cheese'],
  ['peaches', 'peach'],
  ['حليب', 'حليب'],
])('The line "%s" is searched as "%s"', (words, looked) => expect(searchWords(words)).toBe(looked));

const pack = (amount: number, measure: 'g' | 'ml' | 'piece' = 'g', stock = 10) => ({ amount, measure, stock });
const chosen = (packs: ReturnType<typeof pack>[], line: string) => {
  const found = choosePack(packs, listLineOf(line));
  return found && [found.pack.amount, found.quantity];
};

describe('the choice of packagings', () => {
  test.each([
    ['2 kg rice', [pack(500), pack(1000)], [1000, 2]],
    ['1.5 kg rice', [pack(500), pack(1000)], [500, 3]],
    ['2 x rice 1 kg', [pack(500), pack(1000), pack(2000)], [1000, 2]],
    ['6 eggs', [pack(6, 'piece'), pack(10, 'piece')], [6, 1]],
    ['12 eggs', [pack(6, 'piece'), pack(10, 'piece')], [6, 2]],
    ['3 apples', [pack(1000)], [1000, 3]],
    ['2 kg milk', [pack(1000, 'ml')], [1000, 1]],
    ['milk', [pack(1000, 'ml'), pack(500, 'ml')], [1000, 1]],
    ['1 kg rice', [pack(1000, 'g', 0), pack(500)], [500, 2]],
    ['1 kg rice', [pack(1000, 'g', 0)], [1000, 1]],
    ['1 kg rice', [], undefined],
  ])('fits the line %s', (line, packs, expected) => expect(chosen(packs, line)).toEqual(expected));

  test('never falls short of the amount within the limit of a line', () => {
    const packs = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(packs, fc.integer({ min: 1, max: 20 }), (amounts, kilos) => {
        const offered = amounts.map((amount) => pack(amount));
        const found = choosePack(offered, { words: 'rice', times: 1, amount: { value: kilos * 1000, measure: 'g' } });
        const whole = (found?.quantity ?? 0) * (found?.pack.amount ?? 0);
        expect(whole >= kilos * 1000 || found?.quantity === largestQuantity).toBe(true);
      }),
    );
  });
});
