/** The name of a session's device. */
import Bowser from 'bowser';
import type { Translate } from './refusal.ts';

const longestAgent = 512;

/** As much of the header as is worth keeping. */
export const keptAgent = (header: string | undefined): string | null => header?.slice(0, longestAgent) || null;

/** `Firefox on Linux`, or the part that is known. */
export function deviceOf(userAgent: string | null, t: Translate): string {
  const { browser, os } = Bowser.parse(userAgent || '-');
  if (browser.name && os.name) return t('{browser} on {system}', { browser: browser.name, system: os.name });
  return browser.name || os.name || t('Unknown device');
}
