/** A page whose charts are watched as under development; what leaves it towards inspectors and other tabs is kept. */
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { tapOf } from '#tools/flows/tap.ts';
import { createRecording } from '#tools/replay/record.ts';
import { inspectAll } from '#tools/replay/record-actors.ts';

const mostSeen = 2000;

type Message = { type: string; [field: string]: unknown };
type Listener = (event: { data: unknown }) => void;

/** In another tab or window there is only what can be cloned; what is posted is kept as text. */
const postBox = (isKept: (text: string) => boolean) => {
  const posted: string[] = [];
  let count = 0;
  return {
    post: (message: unknown) => {
      const text = JSON.stringify(message);
      count += 1;
      if (isKept(text)) posted.push(text);
    },
    clear: () => {
      posted.splice(0);
      count = 0;
    },
    count: () => count,
    messages: () => posted.map((text) => JSON.parse(text) as Message),
  };
};

/** An inspector's window that is there at once. */
const windowWith = (address: string, post: (message: unknown) => void) => {
  let opened = 0;
  const page = {
    location: new URL(address),
    open: () => {
      opened += 1;
      return { postMessage: post };
    },
    addEventListener: (_: string, listener: Listener) => listener({ data: { type: '@statelyai.connected' } }),
  };
  return { page: page as unknown as Window & typeof globalThis, opened: () => opened };
};

/** What an inspector would find of an event, had nobody an eye on what leaves. */
const seenIn = (event: InspectionEvent) => {
  const { input, output } = (event as { snapshot?: { input?: unknown; output?: unknown } }).snapshot ?? {};
  return { event: (event as { event?: unknown }).event, input, output };
};

/** Of what is sent and seen, `isKept` says what is looked at later: all of it is too much for a long run. */
export const openInspectedPage = async (address: string, isKept: (text: string) => boolean = () => true) => {
  const inspector = postBox(isKept);
  const gallery = postBox(isKept);
  const seen: string[] = [];
  class Channel {
    postMessage = gallery.post;
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const { page, opened } = windowWith(address, inspector.post);
  const tap = await tapOf(page);
  const recording = createRecording({});
  const release = inspectAll((event) => {
    const text = JSON.stringify(seenIn(event)) ?? '';
    if (isKept(text) && seen.length < mostSeen) seen.push(text);
    tap(event);
    recording.inspect(event);
  });
  return {
    count: () => ({ inspector: inspector.count(), gallery: gallery.count() }),
    sent: () => ({ inspector: inspector.messages(), gallery: gallery.messages() }),
    /** What a tester would pass on. */
    report: recording.report,
    /** What happened in the charts, secrets included. */
    seen: () => seen,
    windows: opened,
    clear: () => {
      inspector.clear();
      gallery.clear();
      seen.splice(0);
    },
    /** An inspector is told when the page has time. */
    settled: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    },
    close: () => {
      release();
      vi.unstubAllGlobals();
    },
  };
};

export type InspectedPage = Awaited<ReturnType<typeof openInspectedPage>>;
