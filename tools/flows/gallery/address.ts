/** The address of everything in the gallery, as the part behind `#`: `cart?state=cart.lines.idle`. */
import { useSyncExternalStore } from 'react';

/** `entry` is a place in a report; `run` has the steps of a simulation, which is shown if it is there. */
export type Address = {
  chart: string;
  state?: string;
  transition?: string;
  actor?: string;
  entry?: string;
  run?: string;
};
type Part = Exclude<keyof Address, 'chart'>;

const parts: readonly Part[] = ['state', 'transition', 'actor', 'entry', 'run'];

export const readAddress = (hash: string): Address => {
  const [chart = '', query = ''] = hash.replace(/^#/, '').split('?');
  const given = new URLSearchParams(query);
  const found = parts.flatMap((part) => {
    const value = given.get(part);
    return value ? [[part, value]] : [];
  });
  return { chart: decodeURIComponent(chart), ...Object.fromEntries(found) };
};

/** A simulation stays open while one moves within its chart; an empty `run` leaves it. */
const keptRun = (chart: string): Pick<Address, 'run'> => {
  const now = readAddress(globalThis.location?.hash ?? '');
  return now.chart === chart && now.run ? { run: now.run } : {};
};

export const addressOf = ({ chart, ...own }: Address): string => {
  const rest = { ...keptRun(chart), ...own };
  const given = parts.flatMap((part) => (rest[part] ? [[part, rest[part]]] : []));
  return `#${encodeURIComponent(chart)}${given.length > 0 ? `?${new URLSearchParams(given as string[][])}` : ''}`;
};

/** Replaces the entry of the history: a moved slider must not fill the Back button. */
export const replaceAddress = (address: Address) => {
  history.replaceState(null, '', addressOf(address));
  dispatchEvent(new HashChangeEvent('hashchange'));
};

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
