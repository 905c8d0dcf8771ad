/** The content of a frame in the state gallery, as its address defines it. */
import type { Locale } from '#locales/locales.ts';
import type { PageName } from '#src/routes/paths.ts';

/** The back end's response to the page's queries. */
export const answerings = ['loading', 'empty', 'error', 'ready'] as const;
export type Answering = (typeof answerings)[number];

export type FrameOptions = {
  page: PageName;
  answering: Answering;
  locale: Locale;
  scheme: 'light' | 'dark';
  /** A flow of the page that stands still in this state, named as in `docs/flows`. */
  flowState?: string;
};

export const framePath = '/tools/states/frame.html';

export const frameAddress = ({ flowState = '', ...options }: FrameOptions): string =>
  `${framePath}?${new URLSearchParams({ ...options, flowState })}`;

export const readFrame = (search: string): FrameOptions => {
  const { flowState, ...options } = Object.fromEntries(new URLSearchParams(search)) as Record<string, string>;
  return { ...options, ...(flowState ? { flowState } : {}) } as FrameOptions;
};

/** A page's address with something in the place of each of its parameters. */
export const samplePath = (pattern: string): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => (name === 'id' ? '1' : 'fresh'));
