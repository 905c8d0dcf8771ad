import { useEffect } from 'react';

/** Beside what may be hydrated late. */
export const RepeatEvents = () => {
  useEffect(() => void globalThis.missedEvents?.repeat(), []);
  return null;
};
