/** Turns pack sizes such as `500g 1kg` into priced packagings with labels in three languages. */
import type { Random } from './random.ts';
import type { Measure, SeedPackaging, Text } from './seed.types.ts';
import { persian } from './text.ts';

type Pack = { label: Text; amount: number; measure: Measure };

type Unit = { measure: Measure; scale: number; label: (count: number) => Text };

const BULK_SAVING = 0.93;

const plain = (en: string, ar: string, ir: string) => (count: number) => ({
  en: `${count} ${en}`,
  ar: `${count} ${ar}`,
  ir: persian(`${count} ${ir}`),
});

/** Arabic counts one and two in the noun itself, three to ten with the plural, more with the singular. */
const arabicCount = (count: number, [one, two, few, many]: [string, string, string, string]) => {
  if (count <= 2) return count === 1 ? one : two;
  return `${count} ${count <= 10 ? few : many}`;
};

const counted = (en: [string, string], ar: [string, string, string, string], ir: string) => (count: number) => ({
  en: count === 1 ? en[0] : `${count} ${en[1]}`,
  ar: arabicCount(count, ar),
  ir: persian(`${count} ${ir}`),
});

const UNITS: Record<string, Unit> = {
  g: { measure: 'g', scale: 1, label: plain('g', 'غ', 'گرم') },
  kg: { measure: 'g', scale: 1000, label: plain('kg', 'كغ', 'کیلوگرم') },
  ml: { measure: 'ml', scale: 1, label: plain('ml', 'مل', 'میلی‌لیتر') },
  l: { measure: 'ml', scale: 1000, label: plain('L', 'لتر', 'لیتر') },
  pc: {
    measure: 'piece',
    scale: 1,
    label: counted(['1 piece', 'pieces'], ['قطعة واحدة', 'قطعتان', 'قطع', 'قطعة'], 'عدد'),
  },
  bunch: {
    measure: 'piece',
    scale: 1,
    label: counted(['1 bunch', 'bunches'], ['حزمة واحدة', 'حزمتان', 'حزم', 'حزمة'], 'دسته'),
  },
  bouquet: {
    measure: 'piece',
    scale: 1,
    label: counted(['1 bunch', 'bunches'], ['باقة واحدة', 'باقتان', 'باقات', 'باقة'], 'دسته'),
  },
  bags: {
    measure: 'piece',
    scale: 1,
    label: counted(['1 bag', 'bags'], ['كيس واحد', 'كيسان', 'أكياس', 'كيسًا'], 'کیسه'),
  },
  rolls: {
    measure: 'piece',
    scale: 1,
    label: counted(['1 roll', 'rolls'], ['لفة واحدة', 'لفتان', 'لفات', 'لفة'], 'رول'),
  },
};

const parsePack = (token: string): Pack => {
  const found = /^(?:(\d+)x)?(\d+(?:\.\d+)?)([a-z]+)$/.exec(token);
  const unit = UNITS[found?.[3] ?? ''];
  if (!found || !unit) throw new Error(`Unknown pack size ${token}`);
  const times = Number(found[1] ?? 1);
  const count = Number(found[2]);
  const single = unit.label(count);
  const label =
    times === 1
      ? single
      : { en: `${times} × ${single.en}`, ar: `${times} × ${single.ar}`, ir: persian(`${times} × ${single.ir}`) };
  return { label, amount: times * count * unit.scale, measure: unit.measure };
};

const shelfPrice = (cents: number) => {
  if (cents < 100) return Math.round(cents / 5) * 5;
  const step = cents < 1000 ? 10 : 50;
  return Math.round(cents / step) * step - 1;
};

const stockFor = (random: Random) => {
  const chance = random.next();
  if (chance < 0.025) return 0;
  if (chance < 0.055) return random.between(2, 4);
  return random.between(18, 160);
};

const discountShare = (random: Random) => (random.next() < 0.26 ? random.pick([0.1, 0.15, 0.2, 0.25, 0.3]) : 0);

export const packagingsFor = (packs: string, price: number, random: Random): SeedPackaging[] => {
  const parsed = packs.split(' ').map(parsePack);
  const first = parsed[0]?.amount ?? 1;
  const share = discountShare(random);
  const stock = stockFor(random);
  return parsed.map((pack, index) => {
    const full = shelfPrice(price * (pack.amount / first) ** BULK_SAVING);
    const packaging = { ...pack, price: full, stock: index === 0 || stock < 5 ? stock : random.between(6, 60) };
    return share > 0 ? { ...packaging, discountPrice: shelfPrice(full * (1 - share)) } : packaging;
  });
};
