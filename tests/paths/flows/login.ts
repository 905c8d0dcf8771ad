/** The dialogs: one opens from another; and the login: filled in, refused. Being let in is walked with the sessions of the cart. */
import type { EventObject } from 'xstate';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { selectOpenDialog } from '#machines/dialogs/dialogs.summary.ts';
import type { DialogsEvent, DialogsInput } from '#machines/dialogs/dialogs.types.ts';
import { noLogin } from '#machines/login/login.logic.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { selectLogin } from '#machines/login/login.selectors.ts';
import type { LoginEvent, LoginInput } from '#machines/login/login.types.ts';
import { dialogsInput } from '../../models/dialogs.ts';
import { eventsOf, failed } from '../../support/charts/events.ts';
import type { ChartModel } from '../../support/charts/model.ts';
import { loginButton } from '../../support/shopper/account.ts';
import { dialog, type Shopper, see, seeGone } from '../../support/shopper/shopper.ts';
import type { Planner } from '../journey.ts';
import { seeBusy, seeField, silent } from '../sights.ts';

type Snapshot = Parameters<typeof selectLogin>[0];

const eventOf = eventsOf<LoginEvent>();
const typed = (field: 'phone' | 'password', value: string) => eventOf({ type: 'login.type', field, value });

const cases = [
  typed('phone', 'sample@larder.test'),
  typed('phone', ''),
  typed('password', 'a long phrase'),
  typed('password', ''),
  eventOf({ type: 'login.submit' }),
  failed('login', { kind: 'refused', status: 422, message: 'No.', fields: { phone: 'Unknown.' } }),
  failed('login', silent),
];
const modelFor = (input: LoginInput): ChartModel => ({
  machine: loginMachine as never,
  input,
  cases,
  view: ({ value, context: { fields, errors } }) => [value, fields, errors],
});

const labels = { phone: 'Email or phone', password: 'Password' } as const;
type Field = keyof typeof labels;

const formOf = (shopper: Shopper) => dialog(shopper, shopper.t('Login'));
const fieldOf = (shopper: Shopper, name: Field) =>
  formOf(shopper).getByRole('textbox', { name: shopper.t(labels[name]), exact: true });
const sendOf = (shopper: Shopper) => formOf(shopper).getByRole('button', { name: shopper.t('Log in'), exact: true });

const seeForm = async (shopper: Shopper, snapshot: Snapshot) => {
  const { fields, errors, isSubmitting } = selectLogin(snapshot);
  await see(formOf(shopper));
  for (const name of ['phone', 'password'] as const)
    await seeField(fieldOf(shopper, name), fields[name], Boolean(errors[name]));
  await seeBusy(sendOf(shopper), isSubmitting);
};

const demoIn = (settings: Record<string, unknown>) => (settings.demo_account as DialogsInput['demoAccount']) ?? null;

export const planLogin: Planner = async ({ settings }) => ({
  flow: 'login',
  model: modelFor({ fields: { ...noLogin, ...demoIn(settings) }, socialProviders: [], hasPasskeys: false }),
  path: '/',
  arrive: (shopper) => shopper.press(loginButton(shopper)),
  ports: { 'POST /login': 'login' },
  hands: {
    'login.type': (shopper, { field, value }: { field: Field; value: string }) =>
      shopper.write(fieldOf(shopper, field), value),
    'login.submit': (shopper) => shopper.press(sendOf(shopper)),
  },
  see: (shopper, snapshot) => seeForm(shopper, snapshot as never),
});

const opened = (
  type: (DialogsEvent & { type: 'login.open' | 'register.open' | 'forgot.open' | 'dialog.close' })['type'],
) => ({ type }) as EventObject;
const anyDialog = ({ page }: Shopper) => page.getByRole('dialog');
const inDialog = (name: 'Close' | 'Sign Up' | 'Forgot Password') => (shopper: Shopper) =>
  shopper.press(anyDialog(shopper).getByRole('button', { name: shopper.t(name), exact: true }));
const titles = { login: 'Login', register: 'Create your account', forgot: 'Forgot Password' } as const;

/** From the header, or from another dialog. */
const pressLogin = async (shopper: Shopper) => {
  const other = anyDialog(shopper).getByRole('button', { name: shopper.t('Log in'), exact: true });
  await shopper.press((await other.count()) > 0 ? other : loginButton(shopper));
};

const seeDialog = async (shopper: Shopper, open: ReturnType<typeof selectOpenDialog>) => {
  if (open === 'none') return seeGone(anyDialog(shopper));
  await see(dialog(shopper, shopper.t(titles[open as keyof typeof titles])));
};

export const planDialogs: Planner = async () => ({
  flow: 'dialogs',
  model: {
    machine: dialogsMachine as never,
    input: dialogsInput,
    cases: [opened('login.open'), opened('register.open'), opened('forgot.open'), opened('dialog.close')],
    view: ({ value }) => value,
    // Only the login is offered by the page itself.
    isPossible: ({ value }, { type }) => value !== 'closed' || type === 'login.open',
  },
  path: '/',
  ports: {},
  hands: {
    'login.open': pressLogin,
    'register.open': inDialog('Sign Up'),
    'forgot.open': inDialog('Forgot Password'),
    'dialog.close': inDialog('Close'),
  },
  see: (shopper, snapshot) => seeDialog(shopper, selectOpenDialog(snapshot as never)),
});
