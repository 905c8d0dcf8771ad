/** How long a page may take to show what it should; a test that wants to see something fail has less of it. */
import { expect } from 'vitest';

export const patience = { ms: 15_000 };

export const settled = <T>(read: () => Promise<T> | T) => expect.poll(read, { timeout: patience.ms, interval: 25 });
