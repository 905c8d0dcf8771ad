// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { ownDataMachine } from '#machines/own-data/own-data.machine.ts';
import { profileFields } from '#machines/profile/profile.fields.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { aUser } from '#tests/support/data/builders.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const user = aUser({ name: 'Sam', phone: '2025550142', phone_code: '1', country: 'United States' });
const countries = [
  { id: 1, name: 'Norway', phone_code: '47' },
  { id: 2, name: 'United States', phone_code: '1' },
];

const show = async (flows: Parameters<typeof viewShop>[0] = {}) => {
  const form = startHeld(profileMachine, { phoneMinLength: 9, phoneMaxLength: 16 }, ['load', 'save']);
  const ownData = startHeld(ownDataMachine, undefined, ['exportAccount', 'eraseAccount']);
  const started = { profile: form.actor, ownData: ownData.actor, ...flows };
  render(
    <ShopProvider value={viewShop(started, { listCountries: { countries } })}>
      <ProfileScreen />
    </ShopProvider>,
  );
  await act(() => form.respond('load', profileFields(user)));
  return form;
};

const box = (name: string) => screen.getByRole('textbox', { name });
const photoInput = () => screen.getByLabelText('Profile photo', { selector: 'input' });
const choose = (type: string, bytes = 3) =>
  fireEvent.change(photoInput(), { target: { files: [new File([new Uint8Array(bytes)], 'me.png', { type })] } });

describe('ProfileScreen', () => {
  test('shows the account in fields that a browser can fill, and whether it is verified', async () => {
    await show();
    expect(box('Full name')).toHaveProperty('value', 'Sam');
    expect(box('Email')).toHaveProperty('value', 'sample@larder.test');
    expect(box('Mobile').getAttribute('autocomplete')).toBe('tel-national');
    expect(screen.getByText('+1')).toBeDefined();
    expect(screen.getByText('Unverified')).toBeDefined();
    expect(screen.queryByLabelText(text('Current Password'), { exact: false })).toBeNull();
  });

  test('lets an unverified account verify, by the contact that the server has', async () => {
    const heard: unknown[] = [];
    const dialogs = createActor(fromCallback(({ receive }) => receive((event) => void heard.push(event)))).start();
    await show({ dialogs });
    fireEvent.change(box('Email'), { target: { value: 'other@larder.test' } });
    fireEvent.click(screen.getByRole('button', { name: text('Verify Now') }));
    const known = { email: 'sample@larder.test', phone: '2025550142', phone_code: '1' };
    expect(heard).toEqual([{ type: 'verify.open', user: known }]);
  });

  test('sets the dialling code of a newly selected country', async () => {
    await show();
    fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'Norway' } });
    expect(screen.getByText('+47')).toBeDefined();
  });

  test('accepts Arabic digits and drops everything else from a number', async () => {
    await show();
    fireEvent.change(box('Mobile'), { target: { value: '٢٠٢ 555-0143' } });
    expect(box('Mobile')).toHaveProperty('value', '2025550143');
  });

  test('requires the password for a new e-mail address, but not for the old one', async () => {
    await show();
    fireEvent.change(box('Email'), { target: { value: 'other@larder.test' } });
    expect(screen.getByLabelText(text('Current Password'), { exact: false, selector: 'input' })).toBeDefined();
    fireEvent.change(box('Email'), { target: { value: 'sample@larder.test' } });
    expect(screen.queryByLabelText(text('Current Password'), { exact: false, selector: 'input' })).toBeNull();
  });

  test('previews a chosen photo, and undoing it keeps the focus', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:me');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    await show();
    choose('image/png');
    const place = screen.getByRole('group', { name: 'Profile photo' });
    expect(place.querySelector('img')?.getAttribute('src')).toBe('blob:me');
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    fireEvent.click(undo);
    await act(async () => undefined);
    expect(place.querySelector('img')).toBeNull();
    expect(document.activeElement).toBe(place);
  });

  test('refuses a file that is not a photo at once, at its field', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:me');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    await show();
    choose('text/plain');
    expect(photoInput().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(text('Choose a JPEG, PNG, GIF or WebP picture'))).toBeDefined();
  });

  test('offers to load the account again after a failure', async () => {
    const form = startHeld(profileMachine, { phoneMinLength: 9, phoneMaxLength: 16 }, ['load', 'save']);
    render(
      <ShopProvider value={viewShop({ profile: form.actor })}>
        <ProfileScreen />
      </ShopProvider>,
    );
    await act(() => form.refuse('load', { kind: 'network' }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(form.requested('load')).toHaveLength(2);
  });
});
