/**
 * Partner: the registration of a seller in four steps: the person, the code that verifies the address, the shop, a
 * review of all fields.
 *
 * Each step is validated before the next one; going back keeps the typed values. A verified address stays verified
 * until it changes, and its step is skipped. A refusal is shown at its field, in the step that has it. The proof is
 * valid for one application, so a repeated call is the same one. The code is a chart of its own; a sent code still
 * counts for an applicant who goes back and forward again. Ports: `partner.live.ts`.
 *
 * @spec R31
 */

import { withError } from '../shared/failure.actions.ts';
import { noPartner } from './partner.fields.ts';
import { codeInputOf, emailIn, partnerSetup } from './partner.setup.ts';
import type { PartnerProof } from './partner.types.ts';

const change = { actions: { type: 'change', params: ({ event }: { event: { fields: object } }) => event } } as const;

export const partnerMachine = partnerSetup.createMachine({
  id: 'partner',
  description: 'Somebody registers a shop, in four steps.',
  context: ({ input }) => ({
    ...input,
    fields: noPartner,
    errors: {},
    refused: {},
    failure: undefined,
    proof: undefined,
    sentTo: '',
    resendAt: 0,
  }),
  invoke: { src: 'relay', id: 'relay', input: ({ self }) => ({ parent: self }) },
  on: { 'notice.requested': { actions: { type: 'passOn', params: ({ event }) => event } } },
  initial: 'person',
  states: {
    person: {
      description: 'Who wants to sell.',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'form.change': change,
            'step.next': [
              { guard: { type: 'isFilled', params: { step: 'person' } }, target: 'checking', actions: 'clearErrors' },
              { actions: { type: 'assignErrors', params: { step: 'person' } } },
            ],
          },
        },
        checking: {
          description: 'The server says whether address and phone are free.',
          tags: 'busy',
          invoke: {
            src: 'checkPartnerContact',
            id: 'checkPartnerContact',
            input: ({ context }) => ({ email: emailIn(context), phone: context.fields.phone }),
            onDone: [{ guard: 'isProven', target: '#partner.shop' }, { target: '#partner.code' }],
            onError: { target: 'editing', actions: withError('assignFailure') },
          },
          after: { requestTimeout: { target: 'editing', actions: 'giveUp' } },
        },
      },
    },
    code: {
      description: 'A code proves the address. Its chart sends it, counts down and checks it.',
      invoke: { src: 'oneTimeCode', id: 'oneTimeCode', input: ({ context }) => codeInputOf(context) },
      on: {
        'step.back': 'person',
        'step.next': { actions: 'submitCode' },
        'code.sent': { actions: { type: 'assignSent', params: ({ event }) => event } },
        'code.accepted': { target: 'shop', actions: { type: 'assignProof', params: ({ event }) => event } },
      },
    },
    shop: {
      description: 'The shop with its pictures and papers.',
      on: {
        'form.change': change,
        'file.offer': { actions: { type: 'takeFile', params: ({ event }) => event } },
        'file.remove': { actions: { type: 'removeFile', params: ({ event }) => event } },
        'step.back': { target: 'person', actions: 'clearErrors' },
        'step.next': [
          { guard: { type: 'isFilled', params: { step: 'shop' } }, target: 'review', actions: 'clearErrors' },
          { actions: { type: 'assignErrors', params: { step: 'shop' } } },
        ],
      },
    },
    review: {
      description: 'A last look, and the terms.',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'form.change': change,
            'step.back': { target: '#partner.shop', actions: 'clearErrors' },
            'step.next': [
              { guard: { type: 'isFilled', params: { step: 'review' } }, target: 'submitting', actions: 'clearErrors' },
              { actions: { type: 'assignErrors', params: { step: 'review' } } },
            ],
          },
        },
        submitting: {
          description: 'The server takes the application.',
          tags: 'busy',
          invoke: {
            src: 'registerPartner',
            id: 'registerPartner',
            input: ({ context }) => ({ fields: context.fields, proof: context.proof as PartnerProof }),
            onDone: {
              target: '#partner.submitted',
              actions: [{ type: 'announce', params: ({ event }) => event.output }, 'clear'],
            },
            onError: [
              {
                guard: withError('isAboutPerson'),
                target: '#partner.person',
                actions: withError('assignFailure'),
              },
              {
                guard: withError('isAboutProof'),
                target: '#partner.code',
                actions: ['clearProof', withError('showFailure')],
              },
              {
                guard: withError('isAboutShop'),
                target: '#partner.shop',
                actions: withError('assignFailure'),
              },
              { target: 'editing', actions: withError('assignFailure') },
            ],
          },
          after: { requestTimeout: { target: 'editing', actions: 'giveUp' } },
        },
      },
    },
    submitted: { description: 'The page of the application follows.' },
  },
});
