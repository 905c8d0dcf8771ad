/** Names for states and transitions, as short as they can be. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';

export const leavesOf = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, at ? `${at}.${key}` : key))
    : [at ? `${at}.${String(value)}` : String(value)];

/** The states of one that are not states of the other; all of them where nothing differs. */
const without = (own: string[], other: string[]) => {
  const differing = own.filter((state) => !other.includes(state));
  return (differing.length > 0 ? differing : own).join(' & ');
};

const kindOf = (event: EventObject) => ('error' in event ? ` (${(event.error as { kind?: string }).kind})` : '');

export const eventName = (event: EventObject): string =>
  `${event.type
    .replace(/^xstate\.done\.actor\./, 'answer of ')
    .replace(/^xstate\.error\.actor\./, 'failure of ')
    .replace(/^xstate\.after\.([^.]*)\..*/, 'after $1')}${kindOf(event)}`;

/** `flow: from + event → to`, only the regions that move. */
export const transitionName = (flow: string, from: AnyMachineSnapshot, event: EventObject, to: AnyMachineSnapshot) => {
  const [before, after] = [leavesOf(from.value), leavesOf(to.value)];
  return `${flow}: ${without(before, after)} + ${eventName(event)} → ${without(after, before)}`;
};
