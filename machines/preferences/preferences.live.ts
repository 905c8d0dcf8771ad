/** The settings chart over the browser's storage. */
import { call } from '../shared/call.ts';
import type { Storage, Stored } from '../storage/storage.types.ts';
import { preferencesMachine } from './preferences.machine.ts';
import type { Choices } from './preferences.types.ts';

const kept = ['currency', 'lastDefaultCurrency', 'scheme', 'keepNotices', 'lessMotion', 'calendar'] as const;

/** Nothing else of what is stored goes through this flow. */
const choicesIn = (stored: Stored): Choices =>
  Object.fromEntries(kept.filter((name) => stored[name] !== undefined).map((name) => [name, stored[name]]));

export const livePreferences = ({ storage }: { storage: Storage }) =>
  preferencesMachine.provide({
    actors: { recallChoices: call(async () => choicesIn(storage.read())) },
    actions: {
      storeCurrency: ({ context: { currency, lastDefaultCurrency } }) =>
        storage.write({ currency, lastDefaultCurrency }),
      storeScheme: ({ context: { scheme } }) => storage.write({ scheme }),
      storeComfort: ({ context: { keepNotices, lessMotion } }) => storage.write({ keepNotices, lessMotion }),
      storeCalendar: ({ context: { calendar } }) => storage.write({ calendar }),
      storeSettings: ({ context: { settings } }) => storage.write({ settings }),
    },
  });
