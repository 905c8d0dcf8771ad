/** Becoming a seller, as models: the way there, and the ways in which the last call may fail. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { partnerMachine } from '#machines/partner/partner.machine.ts';
import { emailIn } from '#machines/partner/partner.setup.ts';
import type { PartnerContext, PartnerEvent, PartnerTexts } from '#machines/partner/partner.types.ts';
import type { ChartModel } from '../support/charts/model.ts';

export const partnerPorts = ['checkPartnerContact', 'sendPartnerCode', 'verifyPartnerCode', 'registerPartner'] as const;

export const partnerInput = { phoneMinLength: 9, phoneMaxLength: 16 };

const sent = (event: PartnerEvent): EventObject => event;
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
    sent({ type: 'form.change', fields: person }),
    sent({ type: 'form.change', fields: { shop_name: 'Corner Bakery' } }),
    sent({ type: 'form.change', fields: { accept_terms: true } }),
    ...pictures.map((field) => sent({ type: 'file.offer', field, files: [picture] })),
    sent({ type: 'file.remove', field: 'shop_logo' }),
    sent({ type: 'step.next' }),
    sent({ type: 'step.back' }),
    sent({ type: 'otp.type', boxes: ['1', '2', '3', '4'] }),
    sent({ type: 'otp.resend' }),
    sent({ type: 'countdown.tick', secondsLeft: 30 }),
    sent({ type: 'countdown.tick', secondsLeft: 0 }),
    done('checkPartnerContact', {}),
    failed('checkPartnerContact', wrong('email')),
    done('sendPartnerCode', { resendAt: 60_000 }),
    failed('sendPartnerCode', silent),
    done('verifyPartnerCode', { token: 'proof' }),
    failed('verifyPartnerCode', { kind: 'refused', status: 400, message: 'Wrong.' }),
    failed('verifyPartnerCode', silent),
    done('registerPartner', { confirmation_code: 'q7Zb1nE5dX8uWcV3' }),
    ...['phone', 'email_token', 'shop_logo'].map((field) => failed('registerPartner', wrong(field))),
    failed('registerPartner', silent),
  ],
  view: ({ value, context }) => {
    const { fields, errors, failure, proof, sentTo, codeError } = context as PartnerContext;
    const files = pictures.map((field) => Boolean(fields[field]));
    const typed = [fields.first_name, fields.shop_name, fields.accept_terms, ...files];
    const isWrong = Object.values(errors).some(Boolean) || Boolean(codeError);
    return [value, typed, isWrong, failure?.kind ?? '', proof, sentTo, (context as PartnerContext).boxes.join('')];
  },
  // Both calls of the code's step have the same limit, so one clock runs at a time; each step is filled in one order.
  isPossible: (snapshot, event) => isNext(snapshot, event) && isOneWaiting(snapshot, event),
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

function isOneWaiting(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  const isAsking = snapshot.matches({ code: { sending: 'asking' } } as never);
  const isVerifying = snapshot.matches({ code: { entry: 'verifying' } } as never);
  if (isAsking) return event.type !== 'step.next';
  return !(isVerifying && event.type === 'otp.resend');
}

export const isProvenIn = ({ context }: AnyMachineSnapshot): boolean =>
  (context as PartnerContext).proof?.email === emailIn(context as PartnerContext);
