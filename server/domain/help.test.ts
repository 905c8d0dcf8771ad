import { describe, expect, test } from 'vitest';
import { helpTopics, questionsIn } from './help.ts';

describe('questionsIn', () => {
  test('takes each heading as a question, and all up to the next one as its answer', () => {
    const html = '<p>Before</p><h2>Where is it?</h2><p>Here.</p><ul><li>Or there.</li></ul><h3>When?</h3><p>Now.</p>';
    expect(questionsIn('orders', html)).toEqual([
      { id: 'orders-1', question: 'Where is it?', answer: '<p>Here.</p><ul><li>Or there.</li></ul>' },
      { id: 'orders-2', question: 'When?', answer: '<p>Now.</p>' },
    ]);
  });

  test('writes a question as plain text, and cleans the answer', () => {
    const html = '<h2>Salt &amp; <em>pepper</em>\n &lt; 3?</h2><p onclick="x()">Yes<script>alert(1)</script></p>';
    expect(questionsIn('food', html)).toEqual([{ id: 'food-1', question: 'Salt & pepper < 3?', answer: '<p>Yes</p>' }]);
  });

  test('leaves out a question without an answer, an answer without a question, and what follows no heading', () => {
    expect(questionsIn('food', '<h2>Why?</h2><h2> </h2><p>Because.</p>')).toEqual([]);
    expect(questionsIn('food', '<p>Only text</p>')).toEqual([]);
    expect(questionsIn('food', '')).toEqual([]);
  });
});

test('A topic has the name of its page, and one without questions is no topic', () => {
  const pages = [
    { slug: 'help-orders', title: 'Orders', description: '<h2>Where?</h2><p>Here.</p>' },
    { slug: 'help-empty', title: 'Empty', description: '<p>Nothing yet</p>' },
  ];
  expect(helpTopics(pages)).toEqual([
    { id: 'orders', name: 'Orders', questions: [{ id: 'orders-1', question: 'Where?', answer: '<p>Here.</p>' }] },
  ]);
});
