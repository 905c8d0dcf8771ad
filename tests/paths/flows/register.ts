/** A new account: filled in, invalid, refused, without a response, made. Its code is walked with the chart of the code. */
import type { EventObject } from 'xstate';
import { noRegistration } from '#machines/register/register.logic.ts';
import { registerMachine } from '#machines/register/register.machine.ts';
import { selectRegister } from '#machines/register/register.selectors.ts';
import type { RegisterContext, RegisterEvent, RegisterField } from '#machines/register/register.types.ts';
import { aCart } from '../../models/cart.ts';
import { norway } from '../../models/countries.ts';
import { signedIn } from '../../models/login.ts';
import { done, eventsOf } from '../../support/charts/events.ts';
import { accountButton } from '../../support/shopper/account.ts';
import { dialog, type Shopper, see, seeGone } from '../../support/shopper/shopper.ts';
import { seeToast } from '../../support/shopper/shopping.ts';
import {
  anyDialog,
  type DialogForm,
  failureIn,
  failures,
  fieldOf,
  inDialog,
  isNextField,
  openByLogin,
  seeDialogForm,
  seeFailure,
  timeoutsIn,
  typeInto,
} from '../account-dialogs.ts';
import { byItself, type Planner } from '../journey.ts';
import { seeCount } from '../sights.ts';
import { settled } from '../timeouts.ts';

type Snapshot = Parameters<typeof selectRegister>[0];

const form: DialogForm<RegisterField> = {
  title: 'Create your account',
  send: 'Create account',
  labels: { name: 'Full name', country: 'Country', phone: 'Phone number', email: 'Email', password: 'Password' },
};

const eventOf = eventsOf<RegisterEvent>();
const typed = (field: RegisterField, ...values: string[]) =>
  values.map((value) => eventOf({ type: 'register.type', field, value }));

const cases = [
  eventOf({ type: 'countries.loaded', countries: [norway] }),
  ...typed('name', signedIn.user.name),
  ...typed('country', norway.name),
  ...typed('phone', '2025550142', '202'),
  ...typed('email', 'sample@larder.test', 'nobody'),
  ...typed('password', 'a long phrase', 'short'),
  eventOf({ type: 'register.submit' }),
  done('register', signedIn),
  ...failures('register', { email: 'It is taken.' }),
];

/** The countries come with the dialog. */
const isPossible = (context: RegisterContext, event: EventObject): boolean => {
  if (event.type === 'countries.loaded' || context.countries.length === 0)
    return event.type === 'countries.loaded' && context.countries.length === 0;
  return event.type !== 'register.type' || isNextField(context, event as never);
};

const seeRequired = (shopper: Shopper, name: RegisterField, isRequired: boolean) =>
  settled(
    async () => (await fieldOf(shopper, form, name).getAttribute('required')) !== null,
    `the field “${form.labels[name]}” is required`,
  ).toBe(isRequired);

const seeForm = async (shopper: Shopper, snapshot: Snapshot, event: EventObject) => {
  const facts = selectRegister(snapshot);
  await seeDialogForm(shopper, form, facts, event);
  await seeCount(anyDialog(shopper).getByText(`+${norway.phone_code}`, { exact: true }), facts.phoneCode ? 1 : 0);
  await seeRequired(shopper, 'phone', facts.phoneRequired);
  await seeRequired(shopper, 'email', facts.emailRequired || facts.fields.phone === '');
  const failure = failureIn(event, shopper.t);
  if (!failure) return;
  const isAtField = Object.keys(facts.errors).length > 0;
  if (!isAtField) return seeFailure(shopper, event);
  await seeCount(shopper.page.getByText(failure), 0);
};

/** Signed in, and at the code if the shop verifies new accounts. */
const seeRegistered = async (shopper: Shopper, isToVerify: boolean) => {
  const { t } = shopper;
  await seeToast(shopper, t('Registration successful'));
  await seeGone(dialog(shopper, t(form.title)));
  const { phone, phone_code } = signedIn.user;
  if (isToVerify) {
    await see(dialog(shopper, t('Enter the code')).getByText(`+${phone_code} ${phone}`));
    await shopper.press(inDialog(shopper, 'Close'));
  }
  await seeGone(anyDialog(shopper));
  await see(accountButton(shopper).filter({ hasText: signedIn.user.name }));
};

export const planRegister: Planner = async ({ settings }) => ({
  flow: 'register',
  path: '/about-us',
  arrive: (shopper) => openByLogin(shopper, 'Sign Up'),
  model: {
    machine: registerMachine as never,
    input: {
      phoneRequired: settings.phone_required === true,
      phoneMinLength: Number(settings.phone_min_length),
      phoneMaxLength: Number(settings.phone_max_length),
      emailRequired: [settings.register_otp_type, settings.forgot_otp_type].includes('email'),
      fields: noRegistration,
      countries: [],
    },
    cases,
    view: ({ value, context: { fields, errors, countries } }) => [value, fields, errors, countries.length],
    isPossible: ({ context }, event) => isPossible(context, event),
    stopWhen: (snapshot) => snapshot.matches('registered' as never),
  },
  ports: { 'POST /registration': 'register' },
  // The others are for somebody who is signed in then.
  given: {
    'GET /countries': { countries: [norway] },
    'POST /send-otp': {},
    'GET /profile': { user: signedIn.user },
    'GET /unread-messages': { unread_messages: 0 },
    'GET /addresses': { total: 0, addresses: [] },
    'GET /favorite-products': { products: [], total: 0 },
    'GET /carts': aCart({}),
    'POST /update-last-seen': {},
  },
  hands: {
    'countries.loaded': byItself,
    'register.type': typeInto(form),
    'register.submit': (shopper) => shopper.press(inDialog(shopper, form.send)),
    ...timeoutsIn('register.submitting'),
  },
  see: (shopper, snapshot, event) =>
    snapshot.matches('registered' as never)
      ? seeRegistered(shopper, settings.register_otp_verify === true)
      : seeForm(shopper, snapshot as never, event),
});
