/** The ports, actions and guards of the seller registration. */

import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { OneTimeCodeInput } from '../one-time-code/one-time-code.types.ts';
import { showFailure, timedOut } from '../shared/failure.actions.ts';
import type { WithError } from '../shared/failure.ts';
import { failureOf } from '../shared/failure.ts';
import { isEmpty, serverErrorsOf } from '../shared/field-errors.ts';
import { pickFiles } from '../shared/files.ts';
import { type NoticeRequested, textOr } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import { relay } from '../shared/relay.ts';
import {
  isAboutPerson,
  isAboutProof,
  isAboutShop,
  limitsOf,
  noPartner,
  personErrors,
  reviewErrors,
  shopErrors,
} from './partner.fields.ts';
import type {
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

type Offer = { field: PartnerFile; files: readonly File[] };

export const emailIn = ({ fields }: PartnerContext): string => fields.email.trim().toLowerCase();

/** A code that was sent to this address is still valid. */
export const codeInputOf = (context: PartnerContext): OneTimeCodeInput => {
  const email = emailIn(context);
  const resendAt = context.sentTo === email ? context.resendAt : 0;
  return { sentTo: email, request: { email }, check: { email }, resendAt };
};

const judges = { person: personErrors, shop: shopErrors, review: reviewErrors };
type Judged = { step: keyof typeof judges };

export const partnerSetup = setup({
  types: {
    context: {} as PartnerContext,
    events: {} as PartnerEvent,
    input: {} as PartnerInput,
    emitted: {} as PartnerEmitted,
    children: {} as { oneTimeCode: 'oneTimeCode' },
    tags: {} as 'busy',
  },
  actors: {
    checkPartnerContact: port<unknown, PartnerContact>('checkPartnerContact'),
    registerPartner: port<PartnerSubmitted, PartnerRequest>('registerPartner'),
    oneTimeCode: oneTimeCodeMachine,
    relay,
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isFilled: ({ context }, { step }: Judged) => isEmpty(judges[step](context)),
    /** Another address must be verified again. */
    isProven: ({ context }) => context.proof?.email === emailIn(context),
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
      const errors = serverErrorsOf(failure, noPartner);
      return { errors, failure: isEmpty(errors) ? failure : undefined };
    }),
    giveUp: assign(timedOut),

    assignSent: assign(({ context }, { resendAt }: { resendAt: number }) => ({ resendAt, sentTo: emailIn(context) })),
    submitCode: sendTo('oneTimeCode', { type: 'otp.submit' }),
    assignProof: assign(({ context }, { token }: { token: string }) => ({ proof: { email: emailIn(context), token } })),
    clearProof: assign({ proof: undefined, sentTo: '' }),

    /** Clears the typed values after the application. */
    clear: assign({ fields: noPartner, proof: undefined }),
    announce: enqueueActions(({ enqueue }, { confirmation_code: code, message }: PartnerSubmitted) => {
      enqueue.emit({ type: 'notice.requested', kind: 'success', text: textOr(message, 'Your shop is under review') });
      enqueue.emit({
        type: 'navigation.requested',
        ...(code ? { to: 'partnerConfirmation', code } : { to: 'home' }),
        replace: true,
      });
    }),
    /** Passes on the toasts of the code's chart. */
    passOn: emit((_, event: NoticeRequested) => event),
    showFailure: showFailure(),
  },
});
