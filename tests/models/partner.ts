/** Becoming a seller, as models: the way there, and the ways in which the last call may fail. How a code is typed is walked with its chart. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import { partnerMachine } from '#machines/partner/partner.machine.ts';
import { emailIn } from '#machines/partner/partner.setup.ts';
import type { PartnerContext, PartnerEvent, PartnerTexts } from '#machines/partner/partner.types.ts';
import { eventsOf } from '../support/charts/events.ts';
import type { HeldChildren } from '../support/charts/held-chart.ts';
import type { ChartModel } from '../support/charts/model.ts';

export const partnerPorts = ['checkPartnerContact', 'registerPartner'] as const;
/** The calls of the code are known by the operations that they are. */
export const partnerCharts: HeldChildren = {
  oneTimeCode: {
    machine: oneTimeCodeMachine,
    ports: [
      ['requestCode', 'sendPartnerCode'],
      ['checkCode', 'verifyPartnerCode'],
    ],
  },
};

export const partnerInput = { phoneMinLength: 9, phoneMaxLength: 16 };

const eventOf = eventsOf<PartnerEvent>();
const done = (port: (typeof partnerPorts)[number], output: unknown) =>
  ({ type: `xstate.done.actor.${port}`, output }) as EventObject;
const failed = (port: (typeof partnerPorts)[number], error: unknown) =>
  ({ type: `xstate.error.actor.${port}`, error }) as EventObject;

const phrase = 'nine green bottles';
export const person: Partial<PartnerTexts> = {
  first_name: 'Sample',
  email: 'Seller@larder.test',
  phone: '2025550177',
  password: phrase,
  password_confirmation: phrase,
};

export const picture = new File(['1'], 'logo.png', { type: 'image/png', lastModified: 1 });
export const pictures = ['profile_photo', 'shop_logo', 'shop_banner'] as const;

const wrong = (field: string) => ({ kind: 'refused', status: 422, message: 'No.', fields: { [field]: 'No.' } });
const silent = { kind: 'network' };

export const partnerModel: ChartModel = {
  machine: partnerMachine as never,
  input: partnerInput,
  cases: [
    eventOf({ type: 'form.change', fields: person }),
    eventOf({ type: 'form.change', fields: { shop_name: 'Corner Bakery' } }),
    eventOf({ type: 'form.change', fields: { accept_terms: true } }),
    ...pictures.map((field) => eventOf({ type: 'file.offer', field, files: [picture] })),
    eventOf({ type: 'file.remove', field: 'shop_logo' }),
    eventOf({ type: 'step.next' }),
    eventOf({ type: 'step.back' }),
    eventOf({ type: 'code.sent', resendAt: 60_000 }),
    eventOf({ type: 'code.accepted', token: 'proof' }),
    eventOf({ type: 'notice.requested', kind: 'success', text: { message: 'Sent.' } }),
    done('checkPartnerContact', {}),
    failed('checkPartnerContact', wrong('email')),
    done('registerPartner', { confirmation_code: 'q7Zb1nE5dX8uWcV3' }),
    ...['phone', 'email_token', 'shop_logo'].map((field) => failed('registerPartner', wrong(field))),
    failed('registerPartner', silent),
  ],
  view: ({ value, context }) => {
    const { fields, errors, failure, proof, sentTo, resendAt } = context as PartnerContext;
    const files = pictures.map((field) => Boolean(fields[field]));
    const typed = [fields.first_name, fields.shop_name, fields.accept_terms, ...files];
    const isWrong = Object.values(errors).some(Boolean);
    return [value, typed, isWrong, failure?.kind ?? '', proof, sentTo, resendAt];
  },
  // Each step is filled in one order.
  isPossible: isNext,
};

const isEarlier = ({ context }: AnyMachineSnapshot, field: string) => {
  const { fields } = context as PartnerContext;
  const before = pictures.slice(0, pictures.indexOf(field as never));
  return fields.shop_name !== '' && before.every((other) => fields[other]);
};

function isNext(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  const { field, fields } = event as { field?: string; fields?: object };
  if (event.type === 'file.offer') return isEarlier(snapshot, field ?? '');
  if (event.type === 'file.remove') return Boolean((snapshot.context as PartnerContext).fields.shop_banner);
  if (!fields) return true;
  const steps = { first_name: 'person', shop_name: 'shop', accept_terms: 'review' };
  const [, step = ''] = Object.entries(steps).find(([name]) => name in fields) ?? [];
  return snapshot.matches(step as never);
}

export const isProvenIn = ({ context }: AnyMachineSnapshot): boolean =>
  (context as PartnerContext).proof?.email === emailIn(context as PartnerContext);
