/** What a view may know of the shop's settings. */
import type { SnapshotFrom } from 'xstate';
import { moneyFormat } from './preferences.currency.ts';
import type { preferencesMachine } from './preferences.machine.ts';

type Snapshot = SnapshotFrom<typeof preferencesMachine>;

export const selectSettings = (snapshot: Snapshot) => snapshot.context.settings;
export const selectScheme = (snapshot: Snapshot) => snapshot.context.scheme;
export const selectLessMotion = (snapshot: Snapshot) => snapshot.context.lessMotion;
export const selectKeepNotices = (snapshot: Snapshot) => snapshot.context.keepNotices;
export const selectCalendar = (snapshot: Snapshot) => snapshot.context.calendar;
/** A new object each time: compare shallowly. */
export const selectMoney = ({ context }: Snapshot) => moneyFormat(context.settings, context.currency);
