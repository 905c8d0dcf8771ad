/** The events of the offer to install the shop as an app. */
import type { FailureLogged } from '../shared/failure.ts';

/** What the browser reports by itself. */
export type InstallNews =
  /** It can install the shop, and waits to be told when. */
  | { type: 'prompt.offered' }
  /** The shop is installed, or this window is the installed app. */
  | { type: 'app.installed' }
  /** It installs apps only by its own menu. */
  | { type: 'menu.found' };

export type InstallOfferEvent = InstallNews | { type: 'install.request' };

/** The shopper's reply to the browser's question. */
export type InstallChoice = { isAccepted: boolean };

export type InstallOfferEmitted = FailureLogged;

export type InstallStage = 'hidden' | 'offered' | 'asking' | 'byMenu';

/** Ignored on purpose. */
export const installOfferIgnored = [
  // There is nothing to request.
  ['unavailable', 'install.request'],
  ['byMenu', 'install.request'],
  ['installed', 'install.request'],
  // Already so, or of no use.
  ['offered', 'prompt.offered'],
  ['offered', 'menu.found'],
  ['asking', 'install.request'],
  ['asking', 'prompt.offered'],
  ['asking', 'menu.found'],
  ['byMenu', 'menu.found'],
  ['byMenu', 'prompt.offered'],
  ['installed', 'prompt.offered'],
  ['installed', 'app.installed'],
  ['installed', 'menu.found'],
] as const;
