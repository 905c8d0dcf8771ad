/** A forgotten password: who it is, the code, the new password; each refused, without a response, and done. */
import type { EventObject } from 'xstate';
import { codeInputOf, codeRequestOf, noForgot, otherContactOf } from '#machines/recover/recover.logic.ts';
import { recoverMachine } from '#machines/recover/recover.machine.ts';
import { selectForgot, selectReset } from '#machines/recover/recover.selectors.ts';
import type { ForgotField, RecoverContext, RecoverEvent, ResetField } from '#machines/recover/recover.types.ts';
import { norway } from '../../models/countries.ts';
import { digits } from '../../models/one-time-code.ts';
import { done, eventsOf } from '../../support/charts/events.ts';
import { dialog, type Shopper, see } from '../../support/shopper/shopper.ts';
import { seeToast } from '../../support/shopper/shopping.ts';
import {
  type DialogForm,
  failures,
  inDialog,
  isNextField,
  openByLogin,
  seeDialogForm,
  seeFailure,
  timeoutsIn,
  typeInto,
} from '../account-dialogs.ts';
import { codeDialog, seeCode, submitCode, typeCode } from '../code-boxes.ts';
import { byItself, type Planner } from '../journey.ts';
import { seeField } from '../sights.ts';

type Snapshot = Parameters<typeof selectForgot>[0];

const forgot: DialogForm<ForgotField> = {
  title: 'Forgot Password',
  send: 'Send code',
  labels: { phone: 'Phone or email', country: 'Country' },
};
const reset: DialogForm<ResetField> = {
  title: 'Reset password',
  send: 'Reset password',
  labels: { password: 'New password', password_confirmation: 'Confirm password' },
};

const said = { sendOtp: 'A code is in your mail.', resetPassword: 'It is a new one.', wrong: 'Not this one.' } as const;

const eventOf = eventsOf<RecoverEvent>();
const phrases = ['a long phrase', 'short'];

const cases = [
  eventOf({ type: 'countries.loaded', countries: [norway] }),
  eventOf({ type: 'forgot.type', field: 'country', value: norway.name }),
  ...['2025550142', 'sample@larder.test'].map((value) => eventOf({ type: 'forgot.type', field: 'phone', value })),
  eventOf({ type: 'forgot.submit' }),
  done('sendOtp', { resendAt: 60_000, message: said.sendOtp }),
  ...failures('sendOtp', { phone: 'Nobody has it.' }),
  eventOf({ type: 'code.accepted', token: 'proof' }),
  eventOf({ type: 'code.rejected', text: { message: said.wrong } }),
  ...phrases.map((value) => eventOf({ type: 'reset.type', field: 'password', value })),
  ...phrases.map((value) => eventOf({ type: 'reset.type', field: 'password_confirmation', value })),
  eventOf({ type: 'reset.submit' }),
  done('resetPassword', { message: said.resetPassword }),
  ...failures('resetPassword', { password: 'It is too well known.' }),
];

/** The countries come with the dialog. */
const isPossible = (context: RecoverContext, event: EventObject): boolean => {
  if (event.type === 'countries.loaded' || context.countries.length === 0)
    return event.type === 'countries.loaded' && context.countries.length === 0;
  if (event.type === 'forgot.type') return isNextField(context, event as never);
  if (event.type !== 'reset.type') return true;
  return isNextField({ fields: context.reset, errors: context.resetErrors }, event as never);
};

const enterCode = async (shopper: Shopper) => {
  await typeCode(shopper, digits);
  await submitCode(shopper);
};

/** Once; any other code is accepted. */
const refuseCode = ({ page }: Shopper) =>
  page.route('**/api/verify-otp', (route) => route.fulfill({ status: 422, json: { message: said.wrong } }), {
    times: 1,
  });

const seeCodeStep = async (shopper: Shopper, context: RecoverContext, { type }: EventObject) => {
  const { contact, resendAt } = context;
  const { sentTo } = codeInputOf(contact, codeRequestOf(contact, 1), resendAt);
  await see(
    codeDialog(shopper).getByText(otherContactOf(contact, context.forgotOtpType) ? /account’s email address/ : sentTo),
  );
  const isWrong = type === 'code.rejected';
  await seeCode(
    shopper,
    digits.map(() => ''),
    isWrong,
  );
  await seeToast(shopper, isWrong ? said.wrong : said.sendOtp);
};

/** Back at the login, as the one whose password it is. */
const seeRecovered = async (shopper: Shopper, { contact }: RecoverContext) => {
  const { t } = shopper;
  await seeToast(shopper, said.resetPassword);
  const field = (name: 'Email or phone' | 'Password') =>
    dialog(shopper, t('Login')).getByRole('textbox', { name: t(name), exact: true });
  await seeField(field('Email or phone'), contact.phone, false);
  await seeField(field('Password'), '', false);
};

const seeStep = async (shopper: Shopper, snapshot: Snapshot, event: EventObject) => {
  if (snapshot.matches('code')) return seeCodeStep(shopper, snapshot.context, event);
  if (snapshot.matches('recovered')) return seeRecovered(shopper, snapshot.context);
  await (snapshot.matches('contact')
    ? seeDialogForm(shopper, forgot, selectForgot(snapshot), event)
    : seeDialogForm(shopper, reset, selectReset(snapshot), event));
  await seeFailure(shopper, event);
};

export const planRecover: Planner = async () => ({
  flow: 'recover',
  path: '/about-us',
  arrive: (shopper) => openByLogin(shopper, 'Forgot Password'),
  model: {
    machine: recoverMachine as never,
    input: { fields: noForgot, countries: [], forgotOtpType: 'email' },
    cases,
    view: ({ value, context: { fields, errors, countries, contact, token, reset: phrase, resetErrors } }) => [
      value,
      fields,
      errors,
      countries.length,
      contact,
      token,
      phrase,
      resetErrors,
    ],
    isPossible: ({ context }, event) => isPossible(context, event),
    stopWhen: (snapshot) => snapshot.matches('recovered' as never),
  },
  ports: { 'POST /send-otp': 'sendOtp', 'POST /reset-password': 'resetPassword' },
  // The code is a chart of its own: here its call is answered at once.
  given: { 'GET /countries': { countries: [norway] }, 'POST /verify-otp': { token: 'proof' } },
  bodyOf: (_, output) => output,
  hands: {
    'countries.loaded': byItself,
    'forgot.type': typeInto(forgot),
    'forgot.submit': (shopper) => shopper.press(inDialog(shopper, forgot.send)),
    'code.accepted': enterCode,
    'code.rejected': async (shopper) => {
      await refuseCode(shopper);
      await enterCode(shopper);
    },
    'reset.type': typeInto(reset),
    'reset.submit': (shopper) => shopper.press(inDialog(shopper, reset.send)),
    ...timeoutsIn('recover.contact.submitting', 'recover.password.submitting'),
  },
  see: (shopper, snapshot, event) => seeStep(shopper, snapshot as never, event),
});
