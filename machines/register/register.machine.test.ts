import { describe, expect, test } from 'vitest';
import { norway } from '#tests/models/countries.ts';
import { signedIn } from '#tests/models/login.ts';
import { type HeldDialogs, startDialogs } from '#tests/support/charts/held-dialogs.ts';
import { requestTimeoutMs } from '../constants.ts';
import { selectCountries } from '../countries/countries.selectors.ts';
import type { DialogsInput } from '../dialogs/dialogs.types.ts';
import { selectForgot } from '../recover/recover.selectors.ts';
import { registerMachine } from './register.machine.ts';
import { selectRegister } from './register.selectors.ts';
import type { RegisterField } from './register.types.ts';

const fill = (dialogs: HeldDialogs, fields: Partial<Record<RegisterField, string>>) => {
  for (const [field, value] of Object.entries(fields)) {
    dialogs.send({ type: 'register.type', field: field as RegisterField, value });
  }
};

const startRegister = async (input: Partial<DialogsInput> = {}) => {
  const dialogs = startDialogs({ phoneRequired: true, ...input });
  dialogs.send({ type: 'register.open' });
  await dialogs.respond('listCountries', [norway]);
  fill(dialogs, {
    name: ' Sample Shopper ',
    country: 'Norway',
    phone: '202 555 0142',
    email: 'sample@larder.test',
    password: 'a long pass phrase',
  });
  return dialogs;
};

describe(registerMachine.id, () => {
  test('submitting + a response → emits the session; the request has digits, the country and its code', async () => {
    const dialogs = await startRegister();
    expect(selectRegister(dialogs.register()).phoneCode).toBe('47');
    expect(selectCountries(dialogs.countries()).countriesStage).toBe('ready');

    dialogs.send({ type: 'register.submit' });
    await dialogs.respond('register', signedIn);

    expect(dialogs.requested('register')).toEqual([
      {
        name: 'Sample Shopper',
        phone: '2025550142',
        email: 'sample@larder.test',
        password: 'a long pass phrase',
        country: 'Norway',
        phone_code: '47',
      },
    ]);
    expect(dialogs.emitted('auth.succeeded')).toHaveLength(1);
    expect(dialogs.notices()).toEqual([{ kind: 'success', text: { key: 'Registration successful' } }]);
  });

  test('the country of the shop → stands in the form, once the list is there and in the next form', async () => {
    const ofShop = { ...norway, id: 2, name: 'Sweden', is_default: true };
    const dialogs = startDialogs({ phoneRequired: true });
    dialogs.send({ type: 'register.open' });
    expect(selectRegister(dialogs.register()).fields.country).toBe('');
    await dialogs.respond('listCountries', [norway, ofShop]);
    expect(selectRegister(dialogs.register()).fields.country).toBe('Sweden');
    dialogs.send({ type: 'dialog.close' });
    dialogs.send({ type: 'forgot.open' });
    expect(selectForgot(dialogs.recover()).fields.country).toBe('Sweden');
  });

  test('a chosen country → stays when the list comes', async () => {
    const dialogs = startDialogs({ phoneRequired: true });
    dialogs.send({ type: 'register.open' });
    fill(dialogs, { country: 'Norway' });
    await dialogs.respond('listCountries', [norway, { ...norway, id: 2, name: 'Sweden', is_default: true }]);
    expect(selectRegister(dialogs.register()).fields.country).toBe('Norway');
  });

  test.each([
    ['٢٠٢٥٥٥٠١٤٢', '2025550142'],
    ['۲۰۲۵۵۵۰۱۴۲', '2025550142'],
    ['+47 (20) 25-55', '47202555'],
  ])('The phone %o is sent as %o', async (value, phone) => {
    const dialogs = await startRegister();
    fill(dialogs, { phone: value });

    expect(selectRegister(dialogs.register()).fields.phone).toBe(phone);
  });

  test.each([
    [{ name: ' ' }, { name: { key: 'This field is required' } }],
    [{ country: '' }, { country: { key: 'The country field is required' } }],
    [{ phone: '' }, { phone: { key: 'This field is required' } }],
    [{ phone: '12345678' }, { phone: { key: 'Enter {min} to {max} digits', values: { min: 9, max: 16 } } }],
    [{ phone: '12345678901234567' }, { phone: { key: 'Enter {min} to {max} digits', values: { min: 9, max: 16 } } }],
    [{ email: 'nobody' }, { email: { key: 'Enter a valid email address' } }],
    [{ password: 'seven 7' }, { password: { key: 'Use at least {min} characters', values: { min: 8 } } }],
  ])('editing + register.submit with %o → sends nothing and shows the errors', async (fields, errors) => {
    const dialogs = await startRegister();
    fill(dialogs, fields);

    dialogs.send({ type: 'register.submit' });

    expect(dialogs.requested('register')).toEqual([]);
    expect(selectRegister(dialogs.register()).errors).toEqual(errors);
  });

  test('A shop that requires no phone accepts a phone or an e-mail address', async () => {
    const dialogs = await startRegister({ phoneRequired: false });
    fill(dialogs, { phone: '', email: '' });
    dialogs.send({ type: 'register.submit' });
    expect(selectRegister(dialogs.register()).errors).toEqual({
      email: { key: 'The phone or email field is required' },
    });

    fill(dialogs, { phone: '202555014' });
    dialogs.send({ type: 'register.submit' });

    expect(dialogs.requested('register')).toMatchObject([{ phone: '202555014', email: null }]);
  });

  test('A shop that sends codes by e-mail requires the address, even beside a phone', async () => {
    const dialogs = await startRegister({ emailRequired: true });
    fill(dialogs, { email: ' ' });
    dialogs.send({ type: 'register.submit' });
    expect(selectRegister(dialogs.register())).toMatchObject({
      emailRequired: true,
      errors: { email: { key: 'This field is required' } },
    });
    expect(dialogs.requested('register')).toEqual([]);
  });

  test('submitting + a refused field → shows the text at that field only', async () => {
    const dialogs = await startRegister();
    dialogs.send({ type: 'register.submit' });

    await dialogs.refuse('register', {
      kind: 'refused',
      status: 422,
      message: 'The email has already been taken.',
      fields: { email: 'The email has already been taken.' },
    });

    expect(selectRegister(dialogs.register())).toMatchObject({
      errors: { email: { message: 'The email has already been taken.' } },
      fields: { name: ' Sample Shopper ' },
    });
    expect(dialogs.notices()).toEqual([]);
  });

  test('submitting + a refusal without a shown field → shows it beside the form', async () => {
    const dialogs = await startRegister();
    dialogs.send({ type: 'register.submit' });

    await dialogs.refuse('register', { kind: 'network' });

    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
  });

  test('the countries fail + countries.retry → fetches them again, and once only', async () => {
    const dialogs = startDialogs();
    dialogs.send({ type: 'register.open' });
    await dialogs.refuse('listCountries', { kind: 'network' });
    expect(selectCountries(dialogs.countries()).countriesStage).toBe('failed');
    dialogs.send({ type: 'countries.retry' });
    await dialogs.respond('listCountries', [{ id: 1, name: 'Norway', phone_code: '47' }]);

    dialogs.send({ type: 'dialog.close' });
    dialogs.send({ type: 'register.open' });

    expect(selectCountries(dialogs.countries()).countriesStage).toBe('ready');
    expect(dialogs.requested('listCountries')).toHaveLength(2);
  });

  test('submitting + no response → is busy until the timeout, then open again with a message', async () => {
    const dialogs = await startRegister();
    dialogs.send({ type: 'register.submit' });
    expect(dialogs.register().hasTag('busy')).toBe(true);
    dialogs.pass(requestTimeoutMs);
    expect(dialogs.register().value).toBe('editing');
    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
  });

  test('submitting + a refusal → is open again with the server’s message', async () => {
    const dialogs = await startRegister();
    dialogs.send({ type: 'register.submit' });
    await dialogs.refuse('register', { kind: 'refused', status: 409, message: 'Not now.' });
    expect(dialogs.register().value).toBe('editing');
    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { message: 'Not now.' } }]);
  });

  test('editing + register.submit after a refused field → clears its error', async () => {
    const dialogs = await startRegister();
    dialogs.send({ type: 'register.submit' });
    await dialogs.refuse('register', { kind: 'refused', status: 422, fields: { email: 'Taken.' } });
    dialogs.send({ type: 'register.submit' });
    expect(dialogs.register().context.errors).toEqual({});
  });

  test('a typed field is found again after the dialog was closed', async () => {
    const dialogs = await startRegister();
    dialogs.send({ type: 'dialog.close' });
    dialogs.send({ type: 'register.open' });
    expect(selectRegister(dialogs.register()).fields.email).toBe('sample@larder.test');
  });

  test('the countries fail → is logged', async () => {
    const dialogs = startDialogs();
    dialogs.send({ type: 'register.open' });
    await dialogs.refuse('listCountries', { kind: 'network' });
    expect(dialogs.emitted('failure.logged')).toEqual([
      { type: 'failure.logged', operation: 'listCountries', failure: { kind: 'network' } },
    ]);
  });
});
