/** The settings chart over the browser's storage. */
import { call } from '../kit/call.ts';
import type { Storage } from '../storage/storage.types.ts';
import { settingsMachine } from './settings.machine.ts';
import type { Choices } from './settings.types.ts';

const choicesIn = ({ currency, lastDefaultCurrency, scheme }: ReturnType<Storage['read']>): Choices => ({
  ...(currency === undefined ? {} : { currency }),
  ...(lastDefaultCurrency === undefined ? {} : { lastDefaultCurrency }),
  ...(scheme === undefined ? {} : { scheme }),
});

export const liveSettings = ({ storage }: { storage: Storage }) =>
  settingsMachine.provide({
    actors: { recallChoices: call(async () => choicesIn(storage.read())) },
    actions: {
      storeCurrency: ({ context: { currency, lastDefaultCurrency } }) =>
        storage.write({ currency, lastDefaultCurrency }),
      storeScheme: ({ context: { scheme } }) => storage.write({ scheme }),
      storeSettings: ({ context: { settings } }) => storage.write({ settings }),
    },
  });
