/** The dialogs with the charts that they invoke, whose calls wait until a test answers them. */
import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { countriesMachine } from '#machines/countries/countries.machine.ts';
import type { CountriesEvent } from '#machines/countries/countries.types.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { DialogsEvent, DialogsInput } from '#machines/dialogs/dialogs.types.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginEvent } from '#machines/login/login.types.ts';
import type { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import type { OneTimeCodeEvent } from '#machines/one-time-code/one-time-code.types.ts';
import type { recoverMachine } from '#machines/recover/recover.machine.ts';
import type { RecoverEvent } from '#machines/recover/recover.types.ts';
import type { registerMachine } from '#machines/register/register.machine.ts';
import type { RegisterEvent } from '#machines/register/register.types.ts';
import { chartsIn } from '#tools/flows/simulation/running-charts.ts';
import { dialogCharts, dialogsInput } from '../../models/dialogs.ts';
import { startHeld } from './held-flow.ts';

export type AnyDialogEvent =
  | DialogsEvent
  | LoginEvent
  | RegisterEvent
  | RecoverEvent
  | OneTimeCodeEvent
  | CountriesEvent;

/** The snapshot of the running chart with this id. */
const snapshotIn = (actor: AnyActorRef, id: string): AnyMachineSnapshot => {
  const chart = chartsIn(actor).find((running) => running.getSnapshot().machine.id === id);
  if (!chart) throw new Error(`The chart ${id} is not running.`);
  return chart.getSnapshot();
};

export const startDialogs = (input: Partial<DialogsInput> = {}) => {
  const held = startHeld(dialogsMachine, { ...dialogsInput, ...input }, [], dialogCharts);
  const chart = (id: string) => snapshotIn(held.actor, id) as never;
  return {
    ...held,
    /** To the chart that hears it: the dialogs, or the open one. */
    send: (event: AnyDialogEvent) => held.send(event as never),
    charts: () => chartsIn(held.actor).map((running) => running.getSnapshot().machine.id),
    login: (): SnapshotFrom<typeof loginMachine> => chart('login'),
    register: (): SnapshotFrom<typeof registerMachine> => chart('register'),
    recover: (): SnapshotFrom<typeof recoverMachine> => chart('recover'),
    code: (): SnapshotFrom<typeof oneTimeCodeMachine> => chart('oneTimeCode'),
    countries: (): SnapshotFrom<typeof countriesMachine> => chart('countries'),
  };
};
export type HeldDialogs = ReturnType<typeof startDialogs>;
