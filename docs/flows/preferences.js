// Written by `npm run generate` from the chart preferences; pastes into Stately's visualizer.
// Preferences: the shopper's currency, colour scheme, calendar, notices that stay and reduced motion, over the shop's settings.
//
// The first snapshot comes from the input alone, so that the browser's first view is the server's; what an earlier visit chose is looked up after that. Ports and the storing actions are filled in `preferences.live.ts`.
import { fromPromise, setup } from 'xstate';

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    recallChoices: unanswered,
  },
  actions: {
    applyChoices: done,
    chooseCalendar: done,
    chooseCurrency: done,
    chooseMotion: done,
    chooseNotices: done,
    chooseScheme: done,
    emitNoticesChosen: done,
    logFailure: done,
    replaceSettings: done,
    storeCalendar: done,
    storeComfort: done,
    storeCurrency: done,
    storeScheme: done,
    storeSettings: done,
  },
}).createMachine({
  id: 'preferences',
  initial: 'recalling',
  description: 'Holds the shop’s settings and the shopper’s choices: currency, colour scheme, notices, motion, calendar.',
  on: {
    'settings.replace': {
      actions: [
        {
          type: 'replaceSettings',
        },
        {
          type: 'storeSettings',
        },
        {
          type: 'storeCurrency',
        },
      ],
    },
    'currency.choose': {
      actions: [
        {
          type: 'chooseCurrency',
        },
        {
          type: 'storeCurrency',
        },
      ],
    },
    'scheme.choose': {
      actions: [
        {
          type: 'chooseScheme',
        },
        {
          type: 'storeScheme',
        },
      ],
    },
    'notices.choose': {
      actions: [
        {
          type: 'chooseNotices',
        },
        {
          type: 'storeComfort',
        },
        {
          type: 'emitNoticesChosen',
        },
      ],
    },
    'motion.choose': {
      actions: [
        {
          type: 'chooseMotion',
        },
        {
          type: 'storeComfort',
        },
      ],
    },
    'calendar.choose': {
      actions: [
        {
          type: 'chooseCalendar',
        },
        {
          type: 'storeCalendar',
        },
      ],
    },
  },
  states: {
    recalling: {
      description: 'The choices of earlier visits are read from the storage.',
      invoke: {
        src: 'recallChoices',
        onDone: {
          target: 'known',
          actions: [
            {
              type: 'applyChoices',
            },
            {
              type: 'storeSettings',
            },
            {
              type: 'storeCurrency',
            },
            {
              type: 'emitNoticesChosen',
            },
          ],
        },
        onError: {
          target: 'known',
          actions: [
            {
              type: 'logFailure',
            },
          ],
        },
      },
    },
    known: {
      description: 'The choices apply.',
    },
  },
});
