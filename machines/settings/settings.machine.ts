/**
 * Settings: what the shop is set to, and the shopper's choices of currency and colour scheme.
 *
 * The first snapshot comes from the input alone, so that the browser's first view is the server's; what an earlier
 * visit chose is looked up after that. Ports and the storing actions are filled in `settings.live.ts`.
 */
import { assign, emit, setup } from 'xstate';
import type { Settings } from '#api/types/settings.ts';
import { type FailureNoted, failureOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';
import { currencyAfter, defaultName } from './settings.currency.ts';
import type { Choices, Scheme, SettingsContext, SettingsEvent, SettingsInput } from './settings.types.ts';

export const settingsMachine = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    input: {} as SettingsInput,
    emitted: {} as FailureNoted,
  },
  actors: { recallChoices: port<Choices>('recallChoices') },
  actions: {
    storeCurrency: () => {},
    storeScheme: () => {},
    storeSettings: () => {},
    applyChoices: assign(({ context }, { currency, lastDefaultCurrency, scheme }: Choices) => ({
      scheme: scheme ?? context.scheme,
      currency: currencyAfter(context.settings, currency ?? context.currency, lastDefaultCurrency),
      lastDefaultCurrency: defaultName(context.settings),
    })),
    replaceSettings: assign(({ context }, { settings }: { settings: Settings }) => ({
      settings,
      currency: currencyAfter(settings, context.currency, context.lastDefaultCurrency),
      lastDefaultCurrency: defaultName(settings),
    })),
    chooseCurrency: assign(({ context }, { name }: { name: string }) => ({
      currency: currencyAfter(context.settings, name),
    })),
    chooseScheme: assign((_, { scheme }: { scheme: Scheme }) => ({ scheme })),
    note: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.noted',
      operation: 'recallChoices',
      failure: failureOf(error),
    })),
  },
}).createMachine({
  id: 'settings',
  context: ({ input: { settings, currency, scheme = 'system' } }) => ({
    settings,
    scheme,
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
  },
  states: {
    recalling: {
      invoke: {
        src: 'recallChoices',
        onDone: {
          target: 'known',
          actions: [{ type: 'applyChoices', params: ({ event }) => event.output }, 'storeSettings', 'storeCurrency'],
        },
        onError: { target: 'known', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    known: {},
  },
});
