/** The ports, actions and guards of becoming a seller. */
import { assign, type EventObject, emit, enqueueActions, fromCallback, setup } from 'xstate';
import { otpDigits, requestTimeoutMs } from '../constants.ts';
import { failureOf } from '../shared/failure.ts';
import { pickFiles } from '../shared/files.ts';
import { textOr } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
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
  PartnerContact,
  PartnerContext,
  PartnerEmitted,
  PartnerEvent,
  PartnerFields,
  PartnerFile,
  PartnerInput,
  PartnerRequest,
  PartnerSubmitted,
  PendingCode,
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
    sendPartnerCode: port<PendingCode, { email: string }>('sendPartnerCode'),
    verifyPartnerCode: port<{ token: string }, CodeCheck>('verifyPartnerCode'),
    registerPartner: port<PartnerSubmitted, PartnerRequest>('registerPartner'),
    /** Tells every second, and whenever the page wakes up, how long it still is until a moment. */
    countdown: fromCallback<EventObject, { until: number }>(() => {}),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isFilled: ({ context }, { step }: Judged) => isEmpty(judges[step](context)),
    /** Another address has to be proven anew. */
    isProven: ({ context }) => context.proof?.email === emailIn(context),
    isCodePending: ({ context }) => context.sentTo === emailIn(context),
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
    assignErrors: assign(({ context }, { step }: Judged) => ({ errors: judges[step](context), failure: undefined })),
    clearErrors: assign({ errors: {}, failure: undefined }),
    assignFailure: assign((_, { error }: WithError) => {
      const failure = failureOf(error);
      const errors = errorsIn(failure);
      return { errors, failure: isEmpty(errors) ? failure : undefined };
    }),
    giveUp: assign({ failure: { kind: 'network' } }),

    assignPendingCode: assign(({ context }, { resendAt }: PendingCode) => ({ resendAt, sentTo: emailIn(context) })),
    assignSecondsLeft: assign((_, { secondsLeft }: { secondsLeft: number }) => ({ secondsLeft })),
    typeCode: assign((_, { boxes }: { boxes: readonly string[] }) => ({ boxes, codeError: undefined })),
    emptyCode: assign({ boxes: emptyBoxes, codeError: undefined }),
    assignCodeError: assign((_, { error }: WithError) => ({
      codeError: textOr(failureOf(error).message, unknownError),
    })),
    missDigits: assign({ codeError: { key: 'Enter all {count} digits', values: { count: otpDigits } } }),
    assignProof: assign(({ context }, { token }: { token: string }) => ({ proof: { email: emailIn(context), token } })),
    clearProof: assign({ proof: undefined, sentTo: '' }),

    /** Nothing that was typed outlives the application. */
    clear: assign({ fields: noPartner, proof: undefined, boxes: emptyBoxes }),
    announce: enqueueActions(({ enqueue }, { confirmation_code: code, message }: PartnerSubmitted) => {
      enqueue.emit({ type: 'notice.requested', kind: 'success', text: textOr(message, 'Your shop is under review') });
      enqueue.emit({
        type: 'navigation.requested',
        path: `/partner/confirmation/${encodeURIComponent(code)}`,
        replace: true,
      });
    }),
    showSuccess: emit((_, { message, key }: { message?: string | undefined; key: string }) => ({
      type: 'notice.requested',
      kind: 'success',
      text: textOr(message, key),
    })),
    showFailure: emit((_, { error }: WithError) => ({
      type: 'notice.requested',
      kind: 'error',
      text: textOr(failureOf(error).message, unknownError),
    })),
  },
});
