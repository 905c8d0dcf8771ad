/**
 * Preferences: the shopper's currency, colour scheme, calendar, notices that stay and reduced motion, over the shop's
 * settings.
 *
 * The first snapshot comes from the input alone, so that the browser's first view is the server's; what an earlier
 * visit chose is looked up after that. Ports and the storing actions are filled in `preferences.live.ts`.
 *
 * @spec R2, R3, R15, R16, R76
 */
import { assign, emit, setup } from 'xstate';
import type { Settings } from '#api/types/settings.ts';
import type { Calendar } from '#locales/calendars.ts';
import { errorOf, logFailure } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import { currencyAfter, defaultName } from './preferences.currency.ts';
import type {
  Choices,
  PreferencesContext,
  PreferencesEmitted,
  PreferencesEvent,
  PreferencesInput,
  Scheme,
} from './preferences.types.ts';

export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    input: {} as PreferencesInput,
    emitted: {} as PreferencesEmitted,
  },
  actors: { recallChoices: port<Choices>('recallChoices') },
  actions: {
    storeCurrency: () => {},
    storeScheme: () => {},
    storeSettings: () => {},
    storeComfort: () => {},
    storeCalendar: () => {},
    applyChoices: assign(
      ({ context }, { currency, lastDefaultCurrency, scheme, keepNotices, lessMotion, calendar }: Choices) => ({
        scheme: scheme ?? context.scheme,
        keepNotices: keepNotices ?? context.keepNotices,
        lessMotion: lessMotion ?? context.lessMotion,
        calendar: calendar ?? context.calendar,
        currency: currencyAfter(context.settings, currency ?? context.currency, lastDefaultCurrency),
        lastDefaultCurrency: defaultName(context.settings),
      }),
    ),
    replaceSettings: assign(({ context }, { settings }: { settings: Settings }) => ({
      settings,
      currency: currencyAfter(settings, context.currency, context.lastDefaultCurrency),
      lastDefaultCurrency: defaultName(settings),
    })),
    chooseCurrency: assign(({ context }, { name }: { name: string }) => ({
      currency: currencyAfter(context.settings, name),
    })),
    chooseScheme: assign((_, { scheme }: { scheme: Scheme }) => ({ scheme })),
    chooseNotices: assign((_, { keepNotices }: { keepNotices: boolean }) => ({ keepNotices })),
    chooseMotion: assign((_, { lessMotion }: { lessMotion: boolean }) => ({ lessMotion })),
    chooseCalendar: assign((_, { calendar }: { calendar: Calendar }) => ({ calendar })),
    emitNoticesChosen: emit(({ context: { keepNotices } }) => ({ type: 'notices.chosen', keepNotices })),
    logFailure: logFailure(),
  },
}).createMachine({
  id: 'preferences',
  description:
    'Holds the shop’s settings and the shopper’s choices: currency, colour scheme, notices, motion, calendar.',
  context: ({ input: { settings, currency, scheme = 'system' } }) => ({
    settings,
    scheme,
    keepNotices: false,
    lessMotion: false,
    calendar: 'language',
    currency: currencyAfter(settings, currency),
    lastDefaultCurrency: defaultName(settings),
  }),
  initial: 'recalling',
  on: {
    'settings.replace': {
      actions: [{ type: 'replaceSettings', params: ({ event }) => event }, 'storeSettings', 'storeCurrency'],
    },
    'currency.choose': {
      actions: [{ type: 'chooseCurrency', params: ({ event }) => event }, 'storeCurrency'],
    },
    'scheme.choose': {
      actions: [{ type: 'chooseScheme', params: ({ event }) => event }, 'storeScheme'],
    },
    'notices.choose': {
      actions: [{ type: 'chooseNotices', params: ({ event }) => event }, 'storeComfort', 'emitNoticesChosen'],
    },
    'motion.choose': {
      actions: [{ type: 'chooseMotion', params: ({ event }) => event }, 'storeComfort'],
    },
    'calendar.choose': {
      actions: [{ type: 'chooseCalendar', params: ({ event }) => event }, 'storeCalendar'],
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
            { type: 'applyChoices', params: ({ event }) => event.output },
            'storeSettings',
            'storeCurrency',
            'emitNoticesChosen',
          ],
        },
        onError: { target: 'known', actions: { type: 'logFailure', params: errorOf('recallChoices') } },
      },
    },
    known: { description: 'The choices apply.' },
  },
});
