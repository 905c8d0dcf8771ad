// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { preserveFocus } from './focus.ts';

/** Behind the frame that `preserveFocus` waits for. */
const later = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

const place = (markup: string, attributes = ''): HTMLElement => {
  document.body.innerHTML = `<div id="place" ${attributes}>${markup}</div><button id="other">Other</button>`;
  return document.querySelector('#place') as HTMLElement;
};
const control = (id: string) => document.querySelector(`#${id}`) as HTMLElement;

afterEach(() => {
  document.body.innerHTML = '';
});

describe('after a press that removes the pressed control', () => {
  test('the focus moves to what replaces it, however late that comes', async () => {
    const root = place('<button id="add">Add</button>');
    control('add').focus();
    preserveFocus(root, 'last');
    control('add').remove();
    await later();
    root.innerHTML = '<button id="less">-</button><button id="more">+</button>';
    await later();
    expect(document.activeElement?.id).toBe('more');
  });

  test('the pressed control may report its focus again, as it does when React hydrates it', async () => {
    const root = place('<button id="only">Remove filter</button>', 'tabindex="-1"');
    control('only').focus();
    preserveFocus(root, 'first');
    control('only').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    control('only').remove();
    await later();
    expect(document.activeElement).toBe(root);
  });

  test('the key that was pressed is over by then, and presses nothing else', async () => {
    const root = place('<input id="quantity">');
    control('quantity').focus();
    preserveFocus(root, 'last');
    root.innerHTML = '<button id="add">Add</button>';
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
    await later();
    expect(document.activeElement?.id).toBe('add');
  });

  test('the place itself has the focus if no control is left', async () => {
    const root = place('<button id="only">Remove filter</button>', 'tabindex="-1"');
    control('only').focus();
    preserveFocus(root, 'first');
    control('only').remove();
    await later();
    expect(document.activeElement).toBe(root);
  });

  test('a focus that the shopper has moved meanwhile stays where it is', async () => {
    const root = place('<button id="add">Add</button>');
    control('add').focus();
    preserveFocus(root, 'first');
    control('other').focus();
    root.innerHTML = '<button id="more">+</button>';
    await later();
    expect(document.activeElement?.id).toBe('other');
    control('other').blur();
    root.innerHTML = '<button id="next">+</button>';
    await later();
    expect(document.activeElement).toBe(document.body);
  });
});
