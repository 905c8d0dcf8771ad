/** Reads single values of the environment. A wrong one is a StartError whose sentence names the variable. */
import { StartError } from './start-error.ts';

export type Environment = Record<string, string | undefined>;

export function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

export function webAddress(env: Environment, name: string): URL | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new StartError(`${name} must be an http or https address such as https://shop.example, not "${text}".`);
}

/** `words`: what turns it on, and what turns it off. */
export function switchOf(env: Environment, name: string, fallback: boolean, [on, off] = ['on', 'off']): boolean {
  const word = env[name];
  if (!word) return fallback;
  if (word === on || word === off) return word === on;
  throw new StartError(`${name} must be ${on} or ${off}, not "${word}".`);
}
