// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { CodeField } from './CodeField.tsx';

afterEach(cleanup);

const Code = ({ error, sentAt }: { error?: string; sentAt?: number }) => {
  const [boxes, setBoxes] = useState(['', '', '', '']);
  return (
    <CodeField
      sentAt={sentAt}
      label="Code, 4 digits"
      digitLabel={(index) => `Digit ${index}`}
      boxes={boxes}
      error={error}
      onChange={setBoxes}
    />
  );
};

const box = (index: number) => screen.getByRole('textbox', { name: `Digit ${index}` }) as HTMLInputElement;
const type = (index: number, text: string) => fireEvent.change(box(index), { target: { value: text } });
const paste = (index: number, text: string) => fireEvent.paste(box(index), { clipboardData: { getData: () => text } });
const shown = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);

describe('CodeField', () => {
  describe('when another code was sent', () => {
    const sendAnother = (focused: () => HTMLElement) => {
      const page = (sentAt: number) => (
        <>
          <form>
            <Code sentAt={sentAt} />
            <button type="submit">Verify</button>
          </form>
          <button type="button">Close</button>
          {sentAt === 1 ? <button type="button">Resend</button> : null}
        </>
      );
      const { rerender } = render(page(1));
      focused().focus();
      rerender(page(2));
    };
    const named = (name: string) => screen.getByRole('button', { name });

    test('begins with the first box', () => {
      sendAnother(() => box(3));
      expect(document.activeElement).toBe(box(1));
    });

    test('takes the focus that the button of the request had', () => {
      sendAnother(() => named('Resend'));
      expect(document.activeElement).toBe(box(1));
    });

    test('takes the focus from a button of its form', () => {
      sendAnother(() => named('Verify'));
      expect(document.activeElement).toBe(box(1));
    });

    test('leaves the focus on a button outside of the form', () => {
      sendAnother(() => named('Close'));
      expect(document.activeElement).toBe(named('Close'));
    });
  });

  test('moves the focus to the next box after a digit', () => {
    render(<Code />);
    type(1, '7');
    expect(shown()).toEqual(['7', '', '', '']);
    expect(document.activeElement).toBe(box(2));
  });

  test('moves the focus to the previous box on Backspace in an empty one', () => {
    render(<Code />);
    type(1, '7');
    fireEvent.keyDown(box(2), { key: 'Backspace' });
    expect(document.activeElement).toBe(box(1));
  });

  test('replaces a digit that is typed over', () => {
    render(<Code />);
    type(1, '7');
    type(1, '78');
    expect(shown()).toEqual(['8', '', '', '']);
  });

  test.each(['1234', ' 12 34', '12-34', '۱۲۳۴', '١٢٣٤', '12345'])('fills all four boxes when %j is pasted', (text) => {
    render(<Code />);
    paste(3, text);
    expect(shown()).toEqual(['1', '2', '3', '4']);
  });

  test('fills all four boxes when the phone autofills the first, and keeps zeros', () => {
    render(<Code />);
    expect(box(1).autocomplete).toBe('one-time-code');
    type(1, '0071');
    expect(shown()).toEqual(['0', '0', '7', '1']);
  });

  test('ignores letters', () => {
    render(<Code />);
    type(1, 'x');
    expect(shown()).toEqual(['', '', '', '']);
  });

  test('keeps a rejected code and announces its error', () => {
    render(<Code error="Wrong code" />);
    paste(1, '1234');
    expect(shown()).toEqual(['1', '2', '3', '4']);
    expect(screen.getByRole('alert').textContent).toBe('Wrong code');
    expect(screen.getByRole('group', { name: 'Code, 4 digits' })).toBeTruthy();
  });
});
