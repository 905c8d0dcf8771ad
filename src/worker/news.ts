/** Tells a page that it was answered from a copy, and when the shop has answered it again. */
import type { CopiesNews } from '#machines/offline-copies/offline-copies.types.ts';
import type { WorkerScope } from './worker.types.ts';

export const createNews = ({ clients }: Pick<WorkerScope, 'clients'>) => {
  /** The pages that show something old. */
  const shown = new Set<string>();

  const tell = async (page: string, message: CopiesNews) => (await clients.get(page))?.postMessage(message);

  return {
    copyShown: async (page: string, { headers }: Response): Promise<void> => {
      const at = Date.parse(headers.get('last-modified') ?? '');
      if (Number.isNaN(at)) return;
      shown.add(page);
      await tell(page, { type: 'copy.shown', at });
    },
    shopAnswered: async (page: string): Promise<void> => {
      if (shown.delete(page)) await tell(page, { type: 'copies.over' });
    },
  };
};
