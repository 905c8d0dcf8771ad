/** The ports, actions and guards of the recovery of a password. */

import { assign, emit, setup } from 'xstate';
import { asciiDigits } from '#locales/typed-numbers.ts';
import { requestTimeoutMs } from '../constants.ts';
import { withCountry } from '../countries/countries.logic.ts';
import { countriesMachine } from '../countries/countries.machine.ts';
import type { CountriesLoaded } from '../countries/countries.types.ts';
import { noticeOf } from '../one-time-code/one-time-code.logic.ts';
import { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { CodeProof, CodeSent } from '../one-time-code/one-time-code.types.ts';
import { showFailure, showSuccess } from '../shared/failure.actions.ts';
import type { WithError } from '../shared/failure.ts';
import { type FailureLogged, failureOf } from '../shared/failure.ts';
import { isEmpty, serverErrorsOf } from '../shared/field-errors.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import { relay } from '../shared/relay.ts';
import { forgotErrorsOf, forgottenContact, resetErrorsOf } from './recover.logic.ts';
import type {
  CodeRequest,
  ForgotField,
  RecoverContext,
  RecoverEmitted,
  RecoverEvent,
  RecoverInput,
  RecoverStep,
  ResetField,
  ResetRequest,
} from './recover.types.ts';

export const recoverSetup = setup({
  types: {
    context: {} as RecoverContext,
    events: {} as RecoverEvent,
    input: {} as RecoverInput,
    emitted: {} as RecoverEmitted,
    children: {} as { countries: 'countries'; oneTimeCode: 'oneTimeCode' },
    tags: {} as 'busy',
  },
  actors: {
    sendOtp: port<CodeSent, CodeRequest>('sendOtp'),
    resetPassword: port<{ message?: string }, ResetRequest>('resetPassword'),
    countries: countriesMachine,
    oneTimeCode: oneTimeCodeMachine,
    relay,
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isContactFilled: ({ context }) => isEmpty(forgotErrorsOf(context.fields)),
    isPasswordFilled: ({ context }) => isEmpty(resetErrorsOf(context.reset)),
  },
  actions: {
    assignForgotField: assign(({ context }, { field, value }: { field: ForgotField; value: string }) => ({
      fields: { ...context.fields, [field]: asciiDigits(value) },
      errors: { ...context.errors, [field]: undefined },
    })),
    emitTyped: emit(({ context }) => ({ type: 'forgot.typed', fields: context.fields })),
    assignForgotErrors: assign(({ context }) => ({ errors: forgotErrorsOf(context.fields) })),
    assignServerErrors: assign(({ context }, { error }: WithError) => ({
      errors: serverErrorsOf(failureOf(error), context.fields),
    })),
    assignContact: assign(({ context }) => ({ errors: {}, contact: forgottenContact(context) })),
    assignSent: assign((_, { resendAt }: CodeSent) => ({ resendAt })),
    showSent: emit((_, sent: CodeSent) => noticeOf(sent)),
    assignToken: assign((_, { token }: CodeProof) => ({ token })),
    assignResetField: assign(({ context }, { field, value }: { field: ResetField; value: string }) => ({
      reset: { ...context.reset, [field]: value },
      resetErrors: { ...context.resetErrors, [field]: undefined },
    })),
    assignResetErrors: assign(({ context }) => ({ resetErrors: resetErrorsOf(context.reset) })),
    /** The form has no field at which an expired token could be shown. */
    assignResetRefusal: assign(({ context }, { error }: WithError) => ({
      resetErrors: serverErrorsOf(failureOf(error), context.reset),
    })),
    clearResetErrors: assign({ resetErrors: {} }),
    assignCountries: assign(({ context }, { countries }: CountriesLoaded) => ({
      countries,
      fields: withCountry(context.fields, countries),
    })),
    /** Events of the countries and the code are passed on to the invoking chart. */
    passOn: emit((_, event: CountriesLoaded | FailureLogged | NoticeRequested) => event),
    emitAdvanced: emit((_, { step }: { step: RecoverStep }) => ({ type: 'recover.advanced', step })),
    emitSucceeded: emit(({ context }) => ({ type: 'recover.succeeded', phone: context.contact.phone })),
    showRejection: emit((_, { text }: { text: NoticeText }) => ({ type: 'notice.requested', kind: 'error', text })),
    showFailure: showFailure(),
    showSuccess: showSuccess(),
  },
});
