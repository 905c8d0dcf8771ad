/** The login dialog: opened, filled in, refused. Being let in is walked with the sessions of the cart. */
import type { EventObject } from 'xstate';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { selectLogin } from '#machines/dialogs/dialogs.selectors.ts';
import type { DialogsEvent, DialogsInput } from '#machines/dialogs/dialogs.types.ts';
import { dialogsInput } from '../../support/dialogs-model.ts';
import { button, dialog, open, type Shopper, see, seeGone } from '../../support/journey-shopper.ts';
import type { ChartModel } from '../../support/model.ts';
import type { Planner } from '../journey.ts';
import { settled } from '../patience.ts';

type Snapshot = Parameters<typeof selectLogin>[0];

const told = (event: DialogsEvent): EventObject => event;
const failed = (error: object) => ({ type: 'xstate.error.actor.login', error }) as EventObject;
const typed = (field: 'phone' | 'password', value: string) => told({ type: 'login.type', field, value });

const cases = [
  told({ type: 'login.open' }),
  told({ type: 'dialog.close' }),
  typed('phone', 'sample@larder.test'),
  typed('phone', ''),
  typed('password', 'a long phrase'),
  typed('password', ''),
  told({ type: 'login.submit' }),
  failed({ kind: 'refused', status: 422, message: 'No.', fields: { phone: 'Unknown.' } }),
  failed({ kind: 'network' }),
];
const known = new Set(cases.map(({ type }) => type));

const modelFor = (input: DialogsInput): ChartModel => ({
  machine: dialogsMachine as never,
  input,
  cases,
  view: ({ value, context: { login, loginErrors } }) => [value, login, loginErrors],
  isPossible: (snapshot, { type }) => {
    const isClosed = snapshot.matches('closed' as never);
    return known.has(type) && isClosed === (type === 'login.open');
  },
});

const seeForm = async (shopper: Shopper, snapshot: Snapshot) => {
  const { t } = shopper;
  const form = dialog(shopper, t('Login'));
  if (snapshot.matches('closed')) return seeGone(form);
  const { fields, errors, isSubmitting } = selectLogin(snapshot);
  await see(form);
  const box = { phone: t('Email or phone'), password: t('Password') };
  for (const name of ['phone', 'password'] as const) {
    const field = form.getByRole('textbox', { name: box[name], exact: true });
    await settled(() => field.inputValue()).toBe(fields[name]);
    await settled(() => field.getAttribute('aria-invalid')).toBe(errors[name] ? 'true' : null);
  }
  const send = form.getByRole('button', { name: t('Log in'), exact: true });
  await settled(() => send.getAttribute('aria-busy')).toBe(isSubmitting ? 'true' : null);
};

export const planLogin: Planner = async ({ settings }) => ({
  flow: 'dialogs',
  model: modelFor({ ...dialogsInput, demoAccount: (settings.demo_account as DialogsInput['demoAccount']) ?? null }),
  ports: { 'POST /login': 'login' },
  answer: (_, output) => ({ data: output }),
  open: async (shopper) => {
    const { t, press, write } = shopper;
    await open(shopper);
    const form = dialog(shopper, t('Login'));
    const fields = { phone: t('Email or phone'), password: t('Password') };
    return {
      hands: {
        'login.open': () => press(button(shopper, t('Login'))),
        'dialog.close': () => press(form.getByRole('button', { name: t('Close') })),
        'login.type': ({ field, value }: { field: keyof typeof fields; value: string }) =>
          write(form.getByRole('textbox', { name: fields[field], exact: true }), value),
        'login.submit': () => press(form.getByRole('button', { name: t('Log in'), exact: true })),
      },
      see: (snapshot) => seeForm(shopper, snapshot as never),
    };
  },
});
