/** What differed on a page, in the words of the screen: for somebody who has never seen the chart. */
import { stripVTControlCharacters } from 'node:util';
import type { Locator } from 'playwright-core';
import type { EventObject } from 'xstate';
import type { Hands } from '../support/shopper/hands.ts';
import { portOf } from './journey.ts';

const byRole = /getByRole\('(\w+)'(?:, \{([^}]*)\})?\)/g;

/** `button “Log in” in dialog “Login”`, from a locator. One that goes by no role is shown as it is written. */
export const placeWords = (locator: string): string => {
  const places = [...locator.matchAll(byRole)].map(([, role, more = '']) => {
    const name = /name: (?:'([^']*)'|"([^"]*)"|\/(.*?)\/)/.exec(more)?.slice(1).find(Boolean);
    return name === undefined ? String(role) : `${role} “${name.replace(/^\^|\$$/g, '')}”`;
  });
  return places.length > 0 ? places.reverse().join(' in ') : locator;
};

/** What happens without hands. */
export const eventWords = (event: EventObject): string => {
  const port = portOf(event);
  if (port && 'error' in event) return `the failure of ${port} (${(event.error as { kind?: string }).kind})`;
  if (port) return `the response to ${port}`;
  return event.type.startsWith('xstate.after.') ? 'a while' : `“${event.type}”`;
};

/** Playwright names the place for which it waited in the log of its calls. */
const awaited = /waiting for (.+?)(?: to be (visible|hidden|attached|detached))?$/m;

type Compared = Error & { expected?: unknown; actual?: unknown };

const shown = (value: unknown) => (typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'nothing'));

const comparison = ({ message, expected, actual }: Compared): string | undefined => {
  if (expected === undefined && actual === undefined) return undefined;
  const what = message.includes(': ') ? `${message.split(': ')[0]}: ` : '';
  if (typeof expected === 'boolean') return `${what}this was ${expected ? 'expected, and is not so' : 'not expected'}`;
  return `${what}${shown(expected)} was expected, ${shown(actual)} was shown`;
};

const wait = (message: string): string | undefined => {
  const [, locator, state] = awaited.exec(message) ?? [];
  if (!locator) return undefined;
  const isHidden = state === 'hidden' || state === 'detached';
  return isHidden
    ? `${placeWords(locator)} was expected to go, it is still shown`
    : `${placeWords(locator)} was expected, it is not shown`;
};

type Circumstances = {
  /** The address of the page. */
  url: string;
  /** What happened last, such as `pressing button “Log in”`. */
  after: string;
};

/** One sentence; what the error says is shown as it is where it says neither a place nor two values. */
export const failureWords = ({ url, after }: Circumstances, error: unknown): string => {
  const plain = error instanceof Error ? error : new Error(String(error));
  const message = stripVTControlCharacters(plain.message);
  const firstLine = message.split('\n')[0]?.replace(/\.$/, '');
  const what = comparison(Object.assign(plain, { message })) ?? wait(message) ?? firstLine;
  return `On ${new URL(url).pathname}, after ${after}: ${what}.`;
};

/** The same hands, which tell what they do before they do it. */
export const telling = (hands: Hands, tell: (doing: string) => void): Hands => {
  const place = (locator: Locator) => placeWords(String(locator));
  return {
    press: (control) => {
      tell(`pressing ${place(control)}`);
      return hands.press(control);
    },
    write: (field, text) => {
      tell(`writing “${text}” into ${place(field)}`);
      return hands.write(field, text);
    },
    choose: (list, label) => {
      tell(`choosing “${label}” in ${place(list)}`);
      return hands.choose(list, label);
    },
  };
};
