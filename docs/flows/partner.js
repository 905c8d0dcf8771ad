// Written by `npm run generate` from the chart partner; pastes into Stately's visualizer.
// Partner: the registration of a seller in four steps: the person, the code that verifies the address, the shop, a review of all fields.
//
// Each step is validated before the next one; going back keeps the typed values. A verified address stays verified until it changes, and its step is skipped. A refusal is shown at its field, in the step that has it. The proof is valid for one application, so a repeated call is the same one. The code is a chart of its own; a sent code still counts for an applicant who goes back and forward again. Ports: `partner.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    checkPartnerContact: unanswered,
    oneTimeCode: unanswered,
    registerPartner: unanswered,
    relay: unanswered,
  },
  actions: {
    announce: done,
    assignErrors: done,
    assignFailure: done,
    assignProof: done,
    assignSent: done,
    change: done,
    clear: done,
    clearErrors: done,
    clearProof: done,
    giveUp: done,
    passOn: done,
    removeFile: done,
    showFailure: done,
    submitCode: done,
    takeFile: done,
  },
  guards: {
    isAboutPerson: isSaid('isAboutPerson'),
    isAboutProof: isSaid('isAboutProof'),
    isAboutShop: isSaid('isAboutShop'),
    isFilled: isSaid('isFilled'),
    isProven: isSaid('isProven'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'partner',
  initial: 'person',
  description: 'Somebody registers a shop, in four steps.',
  invoke: {
    src: 'relay',
    id: 'relay',
  },
  on: {
    'notice.requested': {
      actions: [
        {
          type: 'passOn',
        },
      ],
    },
  },
  states: {
    person: {
      initial: 'editing',
      description: 'Who wants to sell.',
      states: {
        editing: {
          on: {
            'form.change': {
              actions: [
                {
                  type: 'change',
                },
              ],
            },
            'step.next': [
              {
                target: 'checking',
                guard: {
                  type: 'isFilled',
                  params: {
                    step: 'person',
                  },
                },
                actions: [
                  {
                    type: 'clearErrors',
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'assignErrors',
                    params: {
                      step: 'person',
                    },
                  },
                ],
              },
            ],
          },
        },
        checking: {
          description: 'The server says whether address and phone are free.',
          tags: [
            'busy',
          ],
          invoke: {
            src: 'checkPartnerContact',
            id: 'checkPartnerContact',
            onDone: [
              {
                target: '#partner.shop',
                guard: {
                  type: 'isProven',
                },
              },
              {
                target: '#partner.code',
              },
            ],
            onError: {
              target: 'editing',
              actions: [
                {
                  type: 'assignFailure',
                },
              ],
            },
          },
          after: {
            requestTimeout: {
              target: 'editing',
              actions: [
                {
                  type: 'giveUp',
                },
              ],
            },
          },
        },
      },
    },
    code: {
      description: 'A code proves the address. Its chart sends it, counts down and checks it.',
      invoke: {
        src: 'oneTimeCode',
        id: 'oneTimeCode',
      },
      on: {
        'step.back': {
          target: 'person',
        },
        'step.next': {
          actions: [
            {
              type: 'submitCode',
            },
          ],
        },
        'code.sent': {
          actions: [
            {
              type: 'assignSent',
            },
          ],
        },
        'code.accepted': {
          target: 'shop',
          actions: [
            {
              type: 'assignProof',
            },
          ],
        },
      },
    },
    shop: {
      description: 'The shop with its pictures and papers.',
      on: {
        'form.change': {
          actions: [
            {
              type: 'change',
            },
          ],
        },
        'file.offer': {
          actions: [
            {
              type: 'takeFile',
            },
          ],
        },
        'file.remove': {
          actions: [
            {
              type: 'removeFile',
            },
          ],
        },
        'step.back': {
          target: 'person',
          actions: [
            {
              type: 'clearErrors',
            },
          ],
        },
        'step.next': [
          {
            target: 'review',
            guard: {
              type: 'isFilled',
              params: {
                step: 'shop',
              },
            },
            actions: [
              {
                type: 'clearErrors',
              },
            ],
          },
          {
            actions: [
              {
                type: 'assignErrors',
                params: {
                  step: 'shop',
                },
              },
            ],
          },
        ],
      },
    },
    review: {
      initial: 'editing',
      description: 'A last look, and the terms.',
      states: {
        editing: {
          on: {
            'form.change': {
              actions: [
                {
                  type: 'change',
                },
              ],
            },
            'step.back': {
              target: '#partner.shop',
              actions: [
                {
                  type: 'clearErrors',
                },
              ],
            },
            'step.next': [
              {
                target: 'submitting',
                guard: {
                  type: 'isFilled',
                  params: {
                    step: 'review',
                  },
                },
                actions: [
                  {
                    type: 'clearErrors',
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'assignErrors',
                    params: {
                      step: 'review',
                    },
                  },
                ],
              },
            ],
          },
        },
        submitting: {
          description: 'The server takes the application.',
          tags: [
            'busy',
          ],
          invoke: {
            src: 'registerPartner',
            id: 'registerPartner',
            onDone: {
              target: '#partner.submitted',
              actions: [
                {
                  type: 'announce',
                },
                {
                  type: 'clear',
                },
              ],
            },
            onError: [
              {
                target: '#partner.person',
                guard: {
                  type: 'isAboutPerson',
                },
                actions: [
                  {
                    type: 'assignFailure',
                  },
                ],
              },
              {
                target: '#partner.code',
                guard: {
                  type: 'isAboutProof',
                },
                actions: [
                  {
                    type: 'clearProof',
                  },
                  {
                    type: 'showFailure',
                  },
                ],
              },
              {
                target: '#partner.shop',
                guard: {
                  type: 'isAboutShop',
                },
                actions: [
                  {
                    type: 'assignFailure',
                  },
                ],
              },
              {
                target: 'editing',
                actions: [
                  {
                    type: 'assignFailure',
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: 'editing',
              actions: [
                {
                  type: 'giveUp',
                },
              ],
            },
          },
        },
      },
    },
    submitted: {
      description: 'The page of the application follows.',
    },
  },
});
