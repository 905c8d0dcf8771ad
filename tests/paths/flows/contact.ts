/** The contact form of a guest: filled in, wrong, refused, unsent, sent. */
import type { Locator } from 'playwright-core';
import type { EventObject } from 'xstate';
import { contactFormMachine } from '#machines/contact-form/contact-form.machine.ts';
import { selectContactForm } from '#machines/contact-form/contact-form.selectors.ts';
import type { ContactFormFields } from '#machines/contact-form/contact-form.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { refused } from '../../support/cart-model.ts';
import { open, type Shopper, see } from '../../support/journey-shopper.ts';
import { seeToast } from '../../support/journey-shopping.ts';
import type { ChartModel } from '../../support/model.ts';
import type { Planner } from '../journey.ts';
import { settled } from '../patience.ts';

const filled = { name: 'Sample Shopper', phone: '2025550142', subject: 'Hours', message: 'Open on Sunday?' };
const changed = (fields: Partial<ContactFormFields>): EventObject => ({ type: 'form.change', fields }) as EventObject;
const failed = (error: object) => ({ type: 'xstate.error.actor.save', error }) as EventObject;
const sent = { writer: {}, message: 'Message sent successfully' };

const model: ChartModel = {
  machine: contactFormMachine as never,
  input: { isSignedIn: false },
  cases: [
    changed(filled),
    changed({ email: 'nobody' }),
    changed({ email: 'sample@larder.test' }),
    { type: 'form.submit' },
    { type: 'xstate.done.actor.save', output: sent } as EventObject,
    failed(refused),
    failed({ kind: 'network' }),
  ],
  view: ({ value, context: { fields, errors, failure } }) => [
    value,
    fields,
    Object.keys(errors).filter((key) => errors[key]),
    failure?.kind,
  ],
  isPossible: (_, { type }) => !type.startsWith('xstate.after.'),
};

const labels = {
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
} as const satisfies Record<string, MessageKey>;
const names = Object.keys(labels) as (keyof typeof labels)[];

const formOf = ({ page, t }: Shopper) => page.getByRole('form', { name: t('Write to us') });
const fieldOf = (shopper: Shopper, name: keyof typeof labels) =>
  formOf(shopper).getByRole('textbox', { name: shopper.t(labels[name]), exact: true });

type Facts = ReturnType<typeof selectContactForm>;

const seeField = async (field: Locator, text: string, isWrong: boolean) => {
  await settled(() => field.inputValue()).toBe(text);
  await settled(() => field.getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
};

const seeForm = async (shopper: Shopper, { stage, fields, errors, failure }: Facts, { type }: EventObject) => {
  const form = formOf(shopper);
  for (const name of names) await seeField(fieldOf(shopper, name), fields[name], errors[name] !== undefined);
  await settled(() => form.locator('[aria-busy=true]').count()).toBe(stage === 'submitting' ? 1 : 0);
  if (failure) await see(form.getByText(failure.message ?? shopper.t('Check your connection and try again')));
  if (type.startsWith('xstate.done.')) await seeToast(shopper, sent.message);
};

export const planContact: Planner = async () => ({
  flow: 'contactForm',
  model,
  ports: { 'POST /support': 'save' },
  answer: () => ({ message: sent.message }),
  output: () => sent,
  open: async (shopper) => {
    const { t, press, write } = shopper;
    await open(shopper, '/contact-us');
    await settled(() => fieldOf(shopper, 'message').isEditable()).toBe(true);
    return {
      hands: {
        'form.change': async ({ fields }: { fields: Partial<ContactFormFields> }) => {
          for (const name of names) if (fields[name] !== undefined) await write(fieldOf(shopper, name), fields[name]);
        },
        'form.submit': () => press(formOf(shopper).getByRole('button', { name: t('Send') })),
      },
      see: (snapshot, event) => seeForm(shopper, selectContactForm(snapshot as never), event),
    };
  },
});
