// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

afterEach(cleanup);

const show = () => {
  const form = startHeld(changePasswordMachine, {}, ['save']);
  render(
    <ShopProvider value={viewShop({ changePassword: form.actor })}>
      <ChangePasswordScreen />
    </ShopProvider>,
  );
  return form;
};

const field = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input' });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
const describedBy = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

describe('ChangePasswordScreen', () => {
  test('has an eye button on every field that shows and hides the password', () => {
    show();
    const eyes = screen.getAllByRole('button', { name: 'Show password' });
    expect(eyes).toHaveLength(3);
    for (const name of [text('Current Password'), text('New password'), text('Confirm password')]) {
      expect(field(name).getAttribute('type')).toBe('password');
    }
    fireEvent.click(eyes[1] as HTMLElement);
    expect(field(text('New password')).getAttribute('type')).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field(text('New password')).getAttribute('type')).toBe('password');
  });

  test('tells a password manager the account, the old and the new password', () => {
    show();
    const hints = [...document.querySelectorAll('input')].map((input) => input.autocomplete);
    expect(hints).toEqual(['username', 'current-password', 'new-password', 'new-password']);
    expect(document.querySelector('input')?.value).toBe('sam@larder.test');
  });

  test('describes the strength of the new password', () => {
    show();
    write(text('New password'), 'sevench');
    expect(screen.getByText('Too short: at least 8 characters')).toBeDefined();
    write(text('New password'), 'eightchr');
    expect(screen.getByText(text('Long enough; a longer phrase is stronger'))).toBeDefined();
    write(text('New password'), 'a long pass phrase');
    expect(screen.getByText('Strong')).toBeDefined();
  });

  test('marks the second password when the two differ, and focuses it', () => {
    const form = show();
    write(text('Current Password'), 'the old phrase');
    write(text('New password'), 'a long pass phrase');
    write(text('Confirm password'), 'another pass phrase');
    submit();
    const again = field(text('Confirm password'));
    expect(describedBy(again)).toBe('Confirm Password does not match.');
    expect(document.activeElement).toBe(again);
    expect(form.requested('save')).toEqual([]);
  });

  test('shows a refusal without a field as an alert beside the button', async () => {
    const form = show();
    write(text('Current Password'), 'not the old phrase');
    write(text('New password'), 'a long pass phrase');
    write(text('Confirm password'), 'a long pass phrase');
    submit();
    expect(screen.getByRole('button', { name: 'Saving…' }).getAttribute('aria-busy')).toBe('true');
    await form.refuse('save', { kind: 'refused', status: 422, message: 'The current password is wrong.' });
    expect((await screen.findByRole('alert')).textContent).toBe('The current password is wrong.');
    expect(field(text('New password'))).toHaveProperty('value', 'a long pass phrase');
  });
});
