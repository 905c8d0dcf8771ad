/**
 * Form: one chart for every form with its own page: values are typed and sent once. A plan has what is specific to one
 * form.
 *
 * Only `editing` accepts `form.submit`, so that a double click sends once. A refusal puts the server's first text under
 * each field that it names and that has a control; any other failure is shown beside the form. In both cases, and after a timeout, the typed
 * values stay and can be sent again. So they do after a 401: the root requires a login and holds the page meanwhile.
 * `missing`: the thing to change does not exist. `expired`: the session had ended before the form was open.
 * The ports `load` and `save` are filled in each form's `.live.ts`.
 *
 * @spec R8, R9, R11
 */
import { assign, type EventObject, enqueueActions, setup } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import { emitLoginRequired, emitSessionRefused, isNotFound, timedOut } from './failure.actions.ts';
import { errorIn, failureOf, isUnauthorized, type WithError } from './failure.ts';
import { isEmpty, serverErrorsOf } from './field-errors.ts';
import type { AnyFields, FormContext, FormEvent, FormPlan } from './form.types.ts';
import { port } from './port.ts';

/** Inside the chart a form is generic; the plan, `.live.ts` and `selectForm` have its own types. */
export const formChart = <Input, Fields extends AnyFields, Saved>(particulars: FormPlan<Input, Fields, Saved>) => {
  const plan = particulars as unknown as FormPlan<object, AnyFields, unknown>;
  const { begin, isLoaded = () => false, checkAtOnce = () => ({}), check = () => ({}), reopen, guest, announce } = plan;
  const hidden = Object.fromEntries((plan.hidden ?? []).map((field) => [field, undefined]));
  return setup({
    types: {
      context: {} as FormContext,
      events: {} as FormEvent,
      input: {} as object,
      emitted: {} as EventObject,
      tags: {} as 'busy',
    },
    actors: {
      load: port<AnyFields, object>('load'),
      save: port<unknown, FormContext>('save'),
    },
    delays: { requestTimeout: requestTimeoutMs },
    guards: {
      hasToLoad: ({ context }) => isLoaded(context.input),
      isFilled: ({ context }) => isEmpty(check(context)),
      staysOpen: ({ context }, { saved }: { saved: unknown }) => reopen?.(saved, context.fields) !== undefined,
      isUnauthorized: isUnauthorized(),
      isNotFound: isNotFound(),
    },
    actions: {
      assignLoaded: assign((_, { fields }: { fields: AnyFields }) => ({ known: fields, fields, failure: undefined })),
      change: assign(({ context }, { fields }: { fields: AnyFields }) => {
        const unsaid = Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));
        return {
          fields: { ...context.fields, ...fields },
          errors: { ...context.errors, ...unsaid, ...checkAtOnce(fields) },
        };
      }),
      /** What was typed stays. */
      clearKnown: assign(({ context: { known, fields } }) => ({
        known: guest ?? known,
        fields: {
          ...guest,
          ...Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== known[name])),
        },
        failure: undefined,
      })),
      assignErrors: assign(({ context }) => ({ errors: check(context), failure: undefined })),
      clearErrors: assign({ errors: {}, failure: undefined }),
      assignFailure: assign(({ context }, { error }: WithError) => {
        const failure = failureOf(error);
        const errors = { ...serverErrorsOf(failure, context.fields), ...hidden };
        return { errors, failure: isEmpty(errors) ? failure : undefined };
      }),
      assignTimeout: assign(timedOut),
      goOn: assign(({ context }, { saved }: { saved: unknown }) => {
        const fields = reopen?.(saved, context.fields) ?? context.fields;
        return { known: fields, fields };
      }),
      emitLoginRequired: emitLoginRequired(),
      emitSessionRefused: emitSessionRefused(),
    },
  })
    .extend({
      actions: {
        announce: enqueueActions(({ enqueue }, { saved }: { saved: unknown }) => {
          for (const event of announce(saved)) enqueue.emit(event);
        }),
      },
    })
    .createMachine({
      id: plan.id,
      description: 'A form with a page of its own: filled in, sent once, and its result.',
      context: ({ input }) => {
        const fields = begin(input);
        return { input, known: fields, fields, errors: {}, failure: undefined };
      },
      initial: 'opening',
      on: guest ? { 'session.ended': { target: '.editing', actions: 'clearKnown' } } : {},
      states: {
        opening: {
          description: 'Chooses whether values are loaded first.',
          always: [{ guard: 'hasToLoad', target: 'loading' }, { target: 'editing' }],
        },
        loading: {
          invoke: {
            src: 'load',
            id: 'load',
            input: ({ context }) => context.input,
            onDone: {
              target: 'editing',
              actions: { type: 'assignLoaded', params: ({ event }) => ({ fields: event.output }) },
            },
            onError: [
              { guard: { type: 'isUnauthorized', params: errorIn }, target: 'expired' },
              { guard: { type: 'isNotFound', params: errorIn }, target: 'missing' },
              { target: 'failed', actions: { type: 'assignFailure', params: errorIn } },
            ],
          },
          after: { requestTimeout: { target: 'failed', actions: 'assignTimeout' } },
        },
        editing: {
          on: {
            'form.change': { actions: { type: 'change', params: ({ event }) => event } },
            'form.submit': [
              { guard: 'isFilled', target: 'submitting', actions: 'clearErrors' },
              { actions: 'assignErrors' },
            ],
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            src: 'save',
            id: 'save',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'staysOpen', params: ({ event }) => ({ saved: event.output }) },
                target: 'editing',
                actions: [
                  { type: 'goOn', params: ({ event }) => ({ saved: event.output }) },
                  { type: 'announce', params: ({ event }) => ({ saved: event.output }) },
                ],
              },
              { target: 'saved', actions: { type: 'announce', params: ({ event }) => ({ saved: event.output }) } },
            ],
            onError: [
              {
                guard: { type: 'isUnauthorized', params: errorIn },
                target: 'editing',
                actions: 'emitLoginRequired',
              },
              { target: 'editing', actions: { type: 'assignFailure', params: errorIn } },
            ],
          },
          after: { requestTimeout: { target: 'editing', actions: 'assignTimeout' } },
        },
        saved: { description: 'The form was sent; the page is about to leave.' },
        failed: { on: { 'form.retry': 'loading' } },
        missing: { description: 'The thing to change does not exist.' },
        expired: { description: 'The session is over.', entry: 'emitSessionRefused' },
      },
    });
};

/** Ignored on purpose: a form is typed into and sent while it is open, and loaded again after a failure. */
export const formIgnored = [
  ['loading', '*'],
  ['editing', 'form.retry'],
  ['submitting', '*'],
  ['saved', '*'],
  ['failed', 'form.change'],
  ['failed', 'form.submit'],
  ['missing', '*'],
  ['expired', '*'],
] as const;
