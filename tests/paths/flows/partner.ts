/** Becoming a seller, up to the shop's own step: the pictures and the papers are walked by hand, and so is a wrong code. */
import { partnerMachine } from '#machines/partner/partner.machine.ts';
import { selectPartner } from '#machines/partner/partner.selectors.ts';
import type { PartnerTexts } from '#machines/partner/partner.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { person } from '../../models/partner.ts';
import { done, eventOf, failed } from '../../support/charts/events.ts';
import { type Shopper, see } from '../../support/shopper/shopper.ts';
import type { Ground, Journey, Planner } from '../journey.ts';
import { LeftOut } from '../left-out.ts';
import { seeCount, seeField, silent } from '../sights.ts';

const titles = { person: 'About you', code: 'Your email address', shop: 'Your shop', review: 'A last look' } as const;
const onward = { person: 'Continue', code: 'Verify', shop: 'Continue', review: 'Send for review' } as const;
const labels = {
  first_name: 'First name',
  email: 'Email',
  phone: 'Phone number',
  password: 'Password',
  password_confirmation: 'Confirm password',
} as const satisfies Partial<Record<keyof PartnerTexts, MessageKey>>;

type Facts = ReturnType<typeof selectPartner>;
type StepName = keyof typeof titles;

const code = ['1', '2', '3', '4'];
const wrongEmail = { kind: 'refused', status: 422, message: 'No.', fields: { email: 'It is taken.' } };

const form = ({ page, t }: Shopper, step: StepName) => page.getByRole('form', { name: t(titles[step]) });
const anyForm = ({ page }: Shopper) => page.getByRole('main').getByRole('form');
const field = (shopper: Shopper, name: keyof typeof labels) =>
  anyForm(shopper).getByRole('textbox', { name: shopper.t(labels[name]), exact: true });

/** A text that stands there already is typed anew: the same text again would be no change. */
const fill = async (shopper: Shopper, { fields }: { fields: Partial<PartnerTexts> }) => {
  for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
    const text = fields[name];
    if (text === undefined) continue;
    const box = field(shopper, name);
    if ((await box.inputValue()) === text) await shopper.write(box, '');
    await shopper.write(box, text);
  }
};

const seeStep = async (shopper: Shopper, { step, fields, errors, failure, isBusy }: Facts) => {
  if (!step) return;
  await see(form(shopper, step));
  // Verifying marks the boxes, not the form.
  if (step === 'person') {
    for (const name of ['first_name', 'email'] as const)
      await seeField(field(shopper, name), fields[name], errors[name] !== undefined);
    await seeCount(form(shopper, step).locator('button[type=submit][aria-busy=true]'), isBusy ? 1 : 0);
  }
  if (failure)
    await see(form(shopper, step).getByText(failure.message ?? shopper.t('Check your connection and try again')));
};

/** A shop of one vendor has no page for sellers. */
const requireManyVendors = ({ multi_vendor }: Ground['settings']) => {
  if (multi_vendor === false) throw new LeftOut('it needs a shop of many vendors: a shop of one takes no sellers');
};

const planForMany = ({ settings }: Ground): Journey => ({
  flow: 'partner',
  path: '/partner/register',
  model: {
    machine: partnerMachine as never,
    input: { phoneMinLength: Number(settings.phone_min_length), phoneMaxLength: Number(settings.phone_max_length) },
    cases: [
      eventOf('form.change', { fields: person }),
      eventOf('step.next'),
      eventOf('step.back'),
      eventOf('code.accepted', { token: 'proof' }),
      done('checkPartnerContact', {}),
      failed('checkPartnerContact', wrongEmail),
      failed('checkPartnerContact', silent),
    ],
    view: ({ value, context }) => [
      value,
      context.fields.first_name,
      Object.values(context.errors).filter(Boolean).length,
      context.failure?.kind,
    ],
    stopWhen: (snapshot) => snapshot.matches('shop' as never),
    isPossible: (snapshot, { type }) => type !== 'form.change' || snapshot.matches('person' as never),
  },
  ports: {
    'POST /seller/check-email-phone': 'checkPartnerContact',
  },
  // The code is a chart of its own: here its calls are answered at once.
  given: { 'POST /seller/send-otp': {}, 'POST /seller/verify-otp': { token: 'proof' } },
  bodyOf: () => ({ message: 'Done.' }),
  hands: {
    'form.change': fill,
    'step.next': async (shopper) => {
      const names = Object.values(onward).map((name) => shopper.t(name));
      await shopper.press(anyForm(shopper).getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }));
    },
    'step.back': (shopper) => shopper.press(anyForm(shopper).getByRole('button', { name: shopper.t('Back') })),
    'code.accepted': async (shopper) => {
      for (const [at, digit] of code.entries()) {
        const name = shopper.t('Digit {index}', { index: at + 1 });
        await shopper.write(anyForm(shopper).getByRole('textbox', { name }), digit);
      }
      await shopper.press(anyForm(shopper).getByRole('button', { name: shopper.t('Verify') }));
    },
  },
  see: (shopper, snapshot) => seeStep(shopper, selectPartner(snapshot as never)),
});

export const planPartner: Planner = async (ground: Ground) => {
  requireManyVendors(ground.settings);
  return planForMany(ground);
};
