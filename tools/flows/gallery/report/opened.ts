/** The report that the tester has opened, and what its replay has found: a store that outlives a change of page. */
import { useSyncExternalStore } from 'react';
import type { Difference } from '../../../replay/compare.ts';
import { readReport } from '../../../replay/read-report.ts';
import type { Report } from '../../../replay/report.types.ts';
import type { Replayed } from './replay.worker.ts';
import { verdictOf } from './timeline.ts';

export type Opened =
  | { status: 'none' }
  | { status: 'unreadable'; name: string; reason: string }
  | {
      status: 'replaying' | 'replayed' | 'failed';
      name: string;
      report: Report;
      verdict: string;
      difference?: Difference;
    };

let opened: Opened = { status: 'none' };
let worker: Worker | undefined;
const listeners = new Set<() => void>();

const set = (next: Opened) => {
  opened = next;
  for (const listener of listeners) listener();
};

const resultOf = (data: Replayed) =>
  'error' in data
    ? { status: 'failed' as const, verdict: `The replay ended early: ${data.error}` }
    : {
        status: 'replayed' as const,
        verdict: verdictOf(data.outcome.difference, data.outcome.steps),
        ...(data.outcome.difference ? { difference: data.outcome.difference } : {}),
      };

const replayIn = (own: Worker, name: string, report: Report) => {
  own.onmessage = ({ data }: MessageEvent<Replayed>) => {
    own.terminate();
    set({ name, report, ...resultOf(data) });
  };
  own.onerror = ({ message }) =>
    set({ name, report, ...resultOf({ error: message || 'its code could not be loaded.' }) });
  own.postMessage(report);
};

/** Reads a report and replays it on the charts as they are now. */
export const openReport = (name: string, text: string): void => {
  worker?.terminate();
  const report = readReport(text);
  if (typeof report === 'string') {
    set({ status: 'unreadable', name, reason: report });
    return;
  }
  set({ status: 'replaying', name, report, verdict: 'The charts repeat the session …' });
  worker = new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' });
  replayIn(worker, name, report);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpened = (): Opened => useSyncExternalStore(subscribe, () => opened);
