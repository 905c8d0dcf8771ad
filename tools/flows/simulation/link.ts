/** A run as a part of an address. */
import { isRecord } from '#api/is-record.ts';
import type { Run, RunStep } from './run.types.ts';

const isStep = (value: unknown): value is RunStep => {
  if (!isRecord(value)) return false;
  if (value.do === 'send') return isRecord(value.event) && typeof value.event.type === 'string';
  if (value.do === 'answer') return typeof value.port === 'string' && isRecord(value.outcome);
  return value.do === 'wait' && typeof value.ms === 'number' && value.ms >= 0;
};

const isRun = (value: unknown): value is Run =>
  isRecord(value) && Array.isArray(value.steps) && value.steps.every(isStep);

/** Base64 for addresses, of the JSON in UTF-8. */
export const encodeRun = (run: Run): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(run));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** The run; undefined if the text is none. */
export const decodeRun = (text: string): Run | undefined => {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
    const run: unknown = JSON.parse(json);
    return isRun(run) ? run : undefined;
  } catch {
    return undefined;
  }
};

/** The address of a simulation that has not begun. */
export const emptyRun = encodeRun({ steps: [] });
