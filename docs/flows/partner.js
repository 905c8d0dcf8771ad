// Written by `npm run generate` from the chart partner; pastes into Stately's visualizer.
// Partner: becoming a seller, in four steps: who you are, the code that proves your address, your shop, a last look.
//
// Each step is checked before the next one; going back keeps what was typed. An address that is proven stays so until it is changed, and its step is left out. What the server refuses is shown at its field, in the step that has it. The proof is good for one application, so a repeated call is the same one. Ports: `partner.live.ts`.
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
    countdown: unanswered,
    registerPartner: unanswered,
    sendPartnerCode: unanswered,
    verifyPartnerCode: unanswered,
  },
  actions: {
    announce: done,
    assignCodeError: done,
    assignErrors: done,
    assignFailure: done,
    assignPendingCode: done,
    assignProof: done,
    assignSecondsLeft: done,
    change: done,
    clear: done,
    clearErrors: done,
    clearProof: done,
    emptyCode: done,
    giveUp: done,
    missDigits: done,
    removeFile: done,
    showFailure: done,
    showSuccess: done,
    takeFile: done,
    typeCode: done,
  },
  guards: {
    isAboutPerson: isSaid('isAboutPerson'),
    isAboutProof: isSaid('isAboutProof'),
    isAboutShop: isSaid('isAboutShop'),
    isCodeComplete: isSaid('isCodeComplete'),
    isCodePending: isSaid('isCodePending'),
    isCodeRefused: isSaid('isCodeRefused'),
    isFilled: isSaid('isFilled'),
    isOver: isSaid('isOver'),
    isProven: isSaid('isProven'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'partner',
  initial: 'person',
  states: {
    person: {
      initial: 'editing',
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
                  },
                ],
              },
            ],
          },
        },
        checking: {
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
      type: 'parallel',
      entry: [
        {
          type: 'emptyCode',
        },
      ],
      on: {
        'step.back': {
          target: '#partner.person',
        },
      },
      states: {
        sending: {
          initial: 'choosing',
          states: {
            choosing: {
              always: [
                {
                  target: 'countingDown',
                  guard: {
                    type: 'isCodePending',
                  },
                },
                {
                  target: 'asking',
                },
              ],
            },
            asking: {
              invoke: {
                src: 'sendPartnerCode',
                id: 'sendPartnerCode',
                onDone: {
                  target: 'countingDown',
                  actions: [
                    {
                      type: 'assignPendingCode',
                    },
                    {
                      type: 'showSuccess',
                    },
                  ],
                },
                onError: {
                  target: 'resendable',
                  actions: [
                    {
                      type: 'showFailure',
                    },
                  ],
                },
              },
              after: {
                requestTimeout: {
                  target: 'resendable',
                  actions: [
                    {
                      type: 'showFailure',
                    },
                  ],
                },
              },
            },
            countingDown: {
              entry: [
                {
                  type: 'assignSecondsLeft',
                },
              ],
              invoke: {
                src: 'countdown',
                id: 'countdown',
              },
              on: {
                'countdown.tick': [
                  {
                    target: 'resendable',
                    guard: {
                      type: 'isOver',
                    },
                  },
                  {
                    actions: [
                      {
                        type: 'assignSecondsLeft',
                      },
                    ],
                  },
                ],
              },
            },
            resendable: {
              on: {
                'otp.resend': {
                  target: 'asking',
                  actions: [
                    {
                      type: 'emptyCode',
                    },
                  ],
                },
              },
            },
          },
        },
        entry: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'otp.type': {
                  actions: [
                    {
                      type: 'typeCode',
                    },
                  ],
                },
                'step.next': [
                  {
                    target: 'verifying',
                    guard: {
                      type: 'isCodeComplete',
                    },
                  },
                  {
                    actions: [
                      {
                        type: 'missDigits',
                      },
                    ],
                  },
                ],
              },
            },
            verifying: {
              tags: [
                'busy',
              ],
              invoke: {
                src: 'verifyPartnerCode',
                id: 'verifyPartnerCode',
                onDone: {
                  target: '#partner.shop',
                  actions: [
                    {
                      type: 'assignProof',
                    },
                  ],
                },
                onError: [
                  {
                    target: 'editing',
                    guard: {
                      type: 'isCodeRefused',
                    },
                    actions: [
                      {
                        type: 'emptyCode',
                      },
                      {
                        type: 'assignCodeError',
                      },
                    ],
                  },
                  {
                    target: 'editing',
                    actions: [
                      {
                        type: 'showFailure',
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
                      type: 'showFailure',
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
    shop: {
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
              },
            ],
          },
        ],
      },
    },
    review: {
      initial: 'editing',
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
                  },
                ],
              },
            ],
          },
        },
        submitting: {
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
    submitted: {},
  },
});
