/** What the server finds for "milk, unicorn": two kinds of milk, and no unicorn. */
import type { SmartOrderCandidate, SmartOrderLine, SmartOrderReport } from '#api/types/smart-order.ts';

const candidate = (id: number, name: string, quantity: number) =>
  ({
    product: { id, name, thumbnail: '/pictures/milk-320.webp' },
    packaging: { id: id * 10, label: '1 l', price: 2, discount_price: 0, discount_percentage: 0, stock: 9 },
    quantity,
  }) as unknown as SmartOrderCandidate;

export const foundLines: SmartOrderLine[] = [
  {
    line: 0,
    text: 'milk',
    quantity: 1,
    status: 'ambiguous',
    product: candidate(41, 'Whole Milk', 1),
    alternatives: [candidate(42, 'Oat Drink', 2)],
  },
  { line: 1, text: 'unicorn', quantity: 1, status: 'unmatched', product: null, alternatives: [] },
];

export const report: SmartOrderReport[] = [
  { line: 0, product_id: 41, packaging_id: 410, status: 'added', quantity: 1, message: null },
];
