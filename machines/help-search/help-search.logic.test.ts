import { describe, expect, test } from 'vitest';
import type { HelpTopic } from '#api/types/pages.ts';
import { beforeTicket, folded, narrowed, suggested } from './help-search.logic.ts';

const answer = (id: string, question: string, text: string) => ({ id, question, answer: `<p>${text}</p>` });

const topics: HelpTopic[] = [
  {
    id: 'orders',
    name: 'Orders',
    questions: [
      answer('orders-1', 'Can I cancel an order?', 'Yes, while it is <strong>pending</strong> &amp; unpaid.'),
      answer('orders-2', 'Where is my order?', 'In your order history, with every step.'),
    ],
  },
  { id: 'pay', name: 'Payment', questions: [answer('pay-1', 'How can I pay?', 'In cash, or online for an order.')] },
];
const idsOf = (found: readonly HelpTopic[]) => found.flatMap(({ questions }) => questions.map(({ id }) => id));
const find = (typed: string) => idsOf(narrowed(topics, typed));

describe('narrowed', () => {
  test('shows all answers where no word was typed', () => {
    expect(narrowed(topics, ' ?! ')).toBe(topics);
  });

  test('finds words in questions, answers and names of topics, in any order and half typed', () => {
    expect(find('CANCEL')).toEqual(['orders-1']);
    expect(find('pend order')).toEqual(['orders-1']);
    expect(find('hist')).toEqual(['orders-2']);
    expect(find('payment')).toEqual(['pay-1']);
  });

  test('wants every word, and finds no markup', () => {
    expect(find('cancel cash')).toEqual([]);
    expect(find('strong')).toEqual([]);
    expect(find('amp')).toEqual([]);
  });

  test('leaves out a topic without a fitting answer', () => {
    expect(narrowed(topics, 'cash').map(({ id }) => id)).toEqual(['pay']);
  });
});

describe('folding', () => {
  test.each([
    ['أين طلبي؟', 'اين طلبى'],
    ['إلغاءُ الطّلب', 'الغاء الطلب'],
    ['آدرس', 'ادرس'],
    ['كتاب ي', 'کتاب ی'],
    ['۲۴ ٢٤', '24 24'],
    ['Café', 'CAFE'],
    ['ســلة', 'سله'],
  ])('%s is typed like %s', (one, other) => {
    expect(folded(one).replaceAll(/[؟?]/g, '')).toBe(folded(other).replaceAll(/[؟?]/g, ''));
  });

  const one = (question: string): HelpTopic[] => [{ id: 't', name: 'T', questions: [answer('t-1', question, 'x')] }];

  test.each([
    ['آیا می‌توانم لغو کنم؟', 'میتوانم'],
    ['آیا می‌توانم لغو کنم؟', 'می توانم'],
    ['آیا می‌توانم لغو کنم؟', 'می‌توانم'],
    ['كم تكلفة التوصيل؟', 'توصيل'],
    ['رسوم توصيل الطلب', 'التوصيل'],
  ])('%s is found by %s', (question, typed) => {
    expect(idsOf(narrowed(one(question), typed))).toEqual(['t-1']);
  });
});

describe('suggested', () => {
  const about = ['delivery', 'invoice', 'password', 'voucher', 'allergens'].map((word) => ({
    id: word,
    name: word,
    questions: [answer(word, `What about my ${word}?`, `This is about orders and ${word}.`)],
  }));
  const all = [...topics, ...about];
  const suggest = (subject: string) => suggested(all, subject).map(({ id }) => id);

  test('offers what a subject is about, whatever the form of its words', () => {
    expect(suggest('Cancelling')).toEqual(['orders-1']);
    expect(suggest('cancelled!')).toEqual(['orders-1']);
    expect(suggest('two vouchers')).toEqual(['voucher']);
  });

  test('puts first what shares the rarer words, and offers at most three', () => {
    expect(suggest('cancel where')).toEqual(['orders-1', 'orders-2']);
    expect(suggest('voucher password delivery invoice')).toHaveLength(3);
  });

  test('offers nothing for words of most answers, of no answer, of an answer alone, or too short', () => {
    expect(suggest('orders')).toEqual([]);
    expect(suggest('strawberries')).toEqual([]);
    expect(suggest('online')).toEqual([]);
    expect(suggest('how can I')).toEqual([]);
    expect(suggest('  ')).toEqual([]);
  });

  const arabic = ['هل يمكنني إلغاء طلب؟', 'كيف أستخدم قسيمة؟', 'كم تكلفة التوصيل؟'].map((question, at) => ({
    id: `${at}`,
    name: '',
    questions: [answer(`${at}`, question, 'x')],
  }));

  test.each([
    ['أريد إلغاء طلبي', '0'],
    ['القسيمة لا تعمل', '1'],
    ['توصيل متأخر', '2'],
  ])('%s: a word that only looks as if it had an article counts whole', (subject, id) => {
    expect(suggested(arabic, subject)[0]?.id).toBe(id);
  });
});

describe('beforeTicket', () => {
  const shown = (subject: string) => {
    const { answers, fitting } = beforeTicket(topics, subject);
    return [answers.map(({ id }) => id), fitting];
  };

  test('shows the first answer of each topic while the subject is blank', () => {
    expect(shown('')).toEqual([['orders-1', 'pay-1'], 0]);
  });

  test('puts those that fit first, and shows none twice', () => {
    expect(shown('where')).toEqual([['orders-2', 'orders-1', 'pay-1'], 1]);
    expect(shown('cancelled')).toEqual([['orders-1', 'pay-1'], 1]);
  });
});
