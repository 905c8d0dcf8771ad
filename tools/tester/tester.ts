/**
 * The tester's tools beside the shop, in development and in a build for staging: the gallery shows what happens, the
 * session is recorded for a report, and calls go wrong on request. A build for production has nothing of it.
 */
import type { QueryClient } from '#machines/query/query.live.ts';
import { browserStorage } from '#machines/storage/storage.live.ts';
import { tapOf } from '../flows/tap.ts';
import { operations } from '../replay/contract.ts';
import { createRecording } from '../replay/record.ts';
import { inspectAll } from '../replay/record-actors.ts';
import { createFaults } from './faults.ts';
import { showPanel } from './panel.ts';

/** Before anything of the shop is made: calls and charts are watched from their first moment. */
export const openTester = async (
  page: Window & typeof globalThis,
): Promise<{ follow: (queryClient: QueryClient) => void }> => {
  const storage = browserStorage();
  const [tap, settings] = await Promise.all([tapOf(page), storage.readSettings()]);
  const recording = createRecording({ ...storage.read(), ...(settings ? { settings } : {}) });
  const faults = createFaults(page);
  // The report contains the responses that the shop received, faults included.
  page.fetch = recording.fetch(faults.fetch);
  inspectAll((event) => {
    tap(event);
    recording.inspect(event);
  });
  showPanel(page.document, { report: recording.report, faults, operations: operations.map(({ id }) => id) });
  return { follow: recording.follow };
};
