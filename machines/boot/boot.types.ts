/** The vocabulary of the boot. */
import type { Settings } from '#api/types/settings.ts';
import type { Catalogue } from '../locale/locale.types.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { FailurePhrase } from '../shared/failure-phrase.ts';

export type BootInput = { locale: string };

/** What the boot has found. */
export type BootFacts = {
  settings?: Settings;
  catalogue?: Catalogue;
  /** Why there are no settings. */
  cause?: FailurePhrase;
};
/** Enough to open the shop. */
export type FoundSettings = BootFacts & { settings: Settings };

export type BootContext = BootInput & {
  /** What the server has sent. */
  found: BootFacts;
  /** Settings of an earlier visit. */
  remembered: Settings | undefined;
};

export type BootEmitted =
  /** The settings are those of the server. */
  | { type: 'boot.succeeded'; found: FoundSettings }
  /** The settings are those of an earlier visit. */
  | { type: 'boot.recalled'; found: FoundSettings }
  /** There are no settings. */
  | { type: 'boot.failed'; found: BootFacts }
  | FailureLogged;

/** It ignores nothing: it accepts no events. */
export const bootIgnored = [] as const;
