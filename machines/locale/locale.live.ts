/** The locale chart with its ports filled by the back end, the browser's storage and the page. */
import type { Client } from '#api/client.ts';
import { call } from '../shared/call.ts';
import { loadChunk } from '../shared/chunk.ts';
import type { Report } from '../shared/failure.ts';
import type { Storage } from '../storage/storage.types.ts';
import { localeMachine } from './locale.machine.ts';
import type { LocalePage } from './locale.types.ts';

/** The parsed texts of a locale; the parser loads with them. */
export const liveCatalogue = (client: Client, report: Report | undefined) =>
  call(async (input: { locale: string }, signal) => {
    const [{ getCatalogue }, { completeCatalogue }] = await loadChunk(
      Promise.all([import('#api/operations/settings.ts'), import('./complete-catalogue.ts')]),
    );
    return completeCatalogue(input.locale, getCatalogue(client, input, signal), report);
  });

const forever = new Promise<never>(() => {});

type LocaleOptions = { client: Client; storage: Storage; page: LocalePage; report?: Report | undefined };

export const liveLocale = ({ client, storage, page, report }: LocaleOptions) =>
  localeMachine.provide({
    actors: {
      claimFollowing: call(async ({ appLocale, isOffered }: { appLocale: string; isOffered: boolean }) => {
        const isNew = !isOffered || storage.read().lastAppLocale !== appLocale;
        return isNew && page.claimOnce(appLocale);
      }),
      getCatalogue: liveCatalogue(client, report),
      saveLocale: call(async ({ locale, appLocale }: { locale: string; appLocale: string }) => {
        storage.write({ locale, lastAppLocale: appLocale });
        return storage.flush();
      }),
      reload: call(page.reload),
    },
  });

const claimKey = 'larder.reloadedFor';

/** The page of this browser. */
export const browserPage = (): LocalePage => ({
  reload: () => {
    window.location.reload();
    return forever;
  },
  claimOnce: (cause) => {
    try {
      const claimed = (sessionStorage.getItem(claimKey) ?? '').split(' ');
      if (claimed.includes(cause)) return false;
      sessionStorage.setItem(claimKey, [...claimed, cause].join(' '));
      return true;
    } catch {
      return false;
    }
  },
});
