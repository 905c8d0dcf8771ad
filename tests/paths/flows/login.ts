/** The login dialog: opened, filled in, refused. Being let in is walked with the sessions of the cart. */
import type { EventObject } from 'xstate';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { selectLogin } from '#machines/dialogs/dialogs.selectors.ts';
import type { DialogsEvent, DialogsInput } from '#machines/dialogs/dialogs.types.ts';
import { dialogsInput } from '../../models/dialogs.ts';
import type { ChartModel } from '../../support/charts/model.ts';
import { button, dialog, type Shopper, see, seeGone } from '../../support/shopper/shopper.ts';
import type { Planner } from '../journey.ts';
import { failed, seeBusy, seeField, silent } from '../sights.ts';

type Snapshot = Parameters<typeof selectLogin>[0];

const sent = (event: DialogsEvent): EventObject => event;
const typed = (field: 'phone' | 'password', value: string) => sent({ type: 'login.type', field, value });

const cases = [
  sent({ type: 'login.open' }),
  sent({ type: 'dialog.close' }),
  typed('phone', 'sample@larder.test'),
  typed('phone', ''),
  typed('password', 'a long phrase'),
  typed('password', ''),
  sent({ type: 'login.submit' }),
  failed('login', { kind: 'refused', status: 422, message: 'No.', fields: { phone: 'Unknown.' } }),
  failed('login', silent),
];
const modelFor = (input: DialogsInput): ChartModel => ({
  machine: dialogsMachine as never,
  input,
  cases,
  view: ({ value, context: { login, loginErrors } }) => [value, login, loginErrors],
  isPossible: (snapshot, { type }) => snapshot.matches('closed' as never) === (type === 'login.open'),
});

const labels = { phone: 'Email or phone', password: 'Password' } as const;
type Field = keyof typeof labels;

const formOf = (shopper: Shopper) => dialog(shopper, shopper.t('Login'));
const fieldOf = (shopper: Shopper, name: Field) =>
  formOf(shopper).getByRole('textbox', { name: shopper.t(labels[name]), exact: true });
const sendOf = (shopper: Shopper) => formOf(shopper).getByRole('button', { name: shopper.t('Log in'), exact: true });

const seeForm = async (shopper: Shopper, snapshot: Snapshot) => {
  const form = formOf(shopper);
  if (snapshot.matches('closed')) return seeGone(form);
  const { fields, errors, isSubmitting } = selectLogin(snapshot);
  await see(form);
  for (const name of ['phone', 'password'] as const)
    await seeField(fieldOf(shopper, name), fields[name], Boolean(errors[name]));
  await seeBusy(sendOf(shopper), isSubmitting);
};

export const planLogin: Planner = async ({ settings }) => ({
  flow: 'dialogs',
  model: modelFor({ ...dialogsInput, demoAccount: (settings.demo_account as DialogsInput['demoAccount']) ?? null }),
  path: '/',
  ports: { 'POST /login': 'login' },
  hands: {
    'login.open': (shopper) => shopper.press(button(shopper, shopper.t('Login'))),
    'dialog.close': (shopper) => shopper.press(formOf(shopper).getByRole('button', { name: shopper.t('Close') })),
    'login.type': (shopper, { field, value }: { field: Field; value: string }) =>
      shopper.write(fieldOf(shopper, field), value),
    'login.submit': (shopper) => shopper.press(sendOf(shopper)),
  },
  see: (shopper, snapshot) => seeForm(shopper, snapshot as never),
});
