// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { removeWritten, written } from '#tests/support/views/written.tsx';

afterEach(removeWritten);

const Search = ({ onSearch }: { onSearch: (text: string) => void }) => {
  const [text, setText] = useState('');
  const change = (typed: string) => {
    setText(typed);
    onSearch(typed);
  };
  return <input value={text} onChange={({ target }) => change(target.value)} />;
};

const enter = (field: HTMLInputElement | HTMLSelectElement, text: string) => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

test('Text that is typed before its field is hydrated reaches the field once, whole', async () => {
  const onSearch = vi.fn();
  const { root, hydrate } = written(<Search onSearch={onSearch} />);
  const field = root.querySelector('input') as HTMLInputElement;
  for (const text of ['m', 'mi', 'milk']) enter(field, text);
  await hydrate();
  await expect.poll(() => onSearch.mock.calls).toEqual([['milk']]);
  expect(field.value).toBe('milk');
});

test('A choice from a list that is not hydrated is made afterwards', async () => {
  const onChoose = vi.fn();
  const { root, hydrate } = written(
    <select value="en" onChange={({ target }) => onChoose(target.value)}>
      <option value="en">English</option>
      <option value="fa">Persian</option>
    </select>,
  );
  enter(root.querySelector('select') as HTMLSelectElement, 'fa');
  await hydrate();
  await expect.poll(() => onChoose.mock.calls).toEqual([['fa']]);
});

test('A form with an address of its own is left to the browser, any other waits', () => {
  const { root } = written(
    <>
      <form action="/products">
        <button type="submit">Search</button>
      </form>
      <form>
        <button type="submit">Send</button>
      </form>
    </>,
  );
  const sent = vi.fn((event: Event) => event.preventDefault());
  root.addEventListener('submit', sent);
  for (const button of root.querySelectorAll('button')) button.click();
  expect(sent.mock.calls.map(([{ target }]) => (target as Element).getAttribute('action'))).toEqual(['/products']);
});
