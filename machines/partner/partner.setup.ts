/** The ports, actions and guards of becoming a seller. */
import { assign, type EventObject, emit, enqueueActions, fromCallback, setup } from 'xstate';
import { hungCallMs, otpDigits } from '../constants.ts';
import { failureOf } from '../kit/failure.ts';
import { pickFiles } from '../kit/files.ts';
import { textOr } from '../kit/notice.ts';
import { port } from '../kit/port.ts';
import {
  errorsIn,
  isAboutPerson,
  isAboutProof,
  isAboutShop,
  isEmpty,
  limitsOf,
  noPartner,
  personErrors,
  reviewErrors,
  shopErrors,
} from './partner.fields.ts';
import type {
  CodeCheck,
  CodeOnItsWay,
  PartnerContact,
  PartnerContext,
  PartnerEmitted,
  PartnerEvent,
  PartnerFields,
  PartnerFile,
  PartnerInput,
  PartnerRequest,
  PartnerSubmitted,
} from './partner.types.ts';

type WithError = { error: unknown };
type Offer = { field: PartnerFile; files: readonly File[] };

export const errorIn = ({ event }: { event: WithError }): WithError => ({ error: event.error });
export const emptyBoxes: readonly string[] = Array.from({ length: otpDigits }, () => '');

export const emailIn = ({ fields }: PartnerContext): string => fields.email.trim().toLowerCase();

const unknownError = 'An error occurred';
const judges = { person: personErrors, shop: shopErrors, review: reviewErrors };
type Judged = { step: keyof typeof judges };

export const partnerSetup = setup({
  types: {
    context: {} as PartnerContext,
    events: {} as PartnerEvent,
    input: {} as PartnerInput,
    emitted: {} as PartnerEmitted,
    tags: {} as 'busy',
  },
  actors: {
    checkPartnerContact: port<unknown, PartnerContact>('checkPartnerContact'),
    sendPartnerCode: port<CodeOnItsWay, { email: string }>('sendPartnerCode'),
    verifyPartnerCode: port<{ token: string }, CodeCheck>('verifyPartnerCode'),
    registerPartner: port<PartnerSubmitted, PartnerRequest>('registerPartner'),
    /** Tells every second, and whenever the page wakes up, how long it still is until a moment. */
    countdown: fromCallback<EventObject, { until: number }>(() => {}),
  },
  delays: { hungCall: hungCallMs },
  guards: {
    isFilled: ({ context }, { step }: Judged) => isEmpty(judges[step](context)),
    /** Another address has to be proven anew. */
    isProven: ({ context }) => context.proof?.email === emailIn(context),
    isCodeOnItsWay: ({ context }) => context.sentTo === emailIn(context),
    isCodeComplete: ({ context }) => context.boxes.every((digit) => digit !== ''),
    isOver: (_, { secondsLeft }: { secondsLeft: number }) => secondsLeft <= 0,
    /** The server looked at the code and does not take it. */
    isCodeRefused: (_, { error }: WithError) => failureOf(error).status === 400,
    isAboutPerson: (_, { error }: WithError) => isAboutPerson(failureOf(error)),
    isAboutProof: (_, { error }: WithError) => isAboutProof(failureOf(error)),
    isAboutShop: (_, { error }: WithError) => isAboutShop(failureOf(error)),
  },
  actions: {
    change: assign(({ context }, { fields }: { fields: Partial<PartnerFields> }) => ({
      fields: { ...context.fields, ...fields },
      errors: { ...context.errors, ...Object.fromEntries(Object.keys(fields).map((field) => [field, undefined])) },
    })),
    takeFile: assign(({ context }, { field, files: offered }: Offer) => {
      const held = context.fields[field];
      const { files, refused } = pickFiles(held ? [held] : [], offered, limitsOf(field));
      return {
        fields: { ...context.fields, [field]: files[0] },
        errors: { ...context.errors, [field]: undefined },
        refused: { ...context.refused, [field]: refused },
      };
    }),
    removeFile: assign(({ context }, { field }: { field: PartnerFile }) => ({
      fields: { ...context.fields, [field]: undefined },
      refused: { ...context.refused, [field]: undefined },
    })),
    keepErrors: assign(({ context }, { step }: Judged) => ({ errors: judges[step](context), failure: undefined })),
    clearErrors: assign({ errors: {}, failure: undefined }),
    keepFailure: assign((_, { error }: WithError) => {
      const failure = failureOf(error);
      const errors = errorsIn(failure);
      return { errors, failure: isEmpty(errors) ? failure : undefined };
    }),
    giveUp: assign({ failure: { kind: 'network' } }),

    keepCodeOnItsWay: assign(({ context }, { resendAt }: CodeOnItsWay) => ({ resendAt, sentTo: emailIn(context) })),
    keepSecondsLeft: assign((_, { secondsLeft }: { secondsLeft: number }) => ({ secondsLeft })),
    typeCode: assign((_, { boxes }: { boxes: readonly string[] }) => ({ boxes, codeError: undefined })),
    emptyCode: assign({ boxes: emptyBoxes, codeError: undefined }),
    keepCodeError: assign((_, { error }: WithError) => ({ codeError: textOr(failureOf(error).message, unknownError) })),
    missDigits: assign({ codeError: { key: 'Enter all {count} digits', values: { count: otpDigits } } }),
    keepProof: assign(({ context }, { token }: { token: string }) => ({ proof: { email: emailIn(context), token } })),
    forgetProof: assign({ proof: undefined, sentTo: '' }),

    /** Nothing that was typed outlives the application. */
    forget: assign({ fields: noPartner, proof: undefined, boxes: emptyBoxes }),
    announce: enqueueActions(({ enqueue }, { confirmation_code: code, message }: PartnerSubmitted) => {
      enqueue.emit({ type: 'notice.wanted', kind: 'success', text: textOr(message, 'Your shop is under review') });
      enqueue.emit({
        type: 'navigation.wanted',
        path: `/partner/confirmation/${encodeURIComponent(code)}`,
        replace: true,
      });
    }),
    tellSuccess: emit((_, { message, key }: { message?: string | undefined; key: string }) => ({
      type: 'notice.wanted',
      kind: 'success',
      text: textOr(message, key),
    })),
    tellFailure: emit((_, { error }: WithError) => ({
      type: 'notice.wanted',
      kind: 'error',
      text: textOr(failureOf(error).message, unknownError),
    })),
  },
});
