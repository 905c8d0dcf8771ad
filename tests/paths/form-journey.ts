/** The journey of any form with its own page: filled in, invalid, refused, not sent, saved. A flow names its fields. */
import type { Locator } from 'playwright-core';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { FormContext } from '#machines/shared/form.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { refused } from '../models/cart.ts';
import { done, failed } from '../support/charts/events.ts';
import { type Shopper, see } from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';
import type { Journey } from './journey.ts';
import { seeCount, seeField, silent } from './sights.ts';
import { settled } from './timeouts.ts';

type Fields = Record<string, unknown>;

export type FormJourney = Pick<Journey, 'flow' | 'path' | 'isSignedIn' | 'given' | 'output' | 'bodyOf'> & {
  machine: object;
  input: unknown;
  /** What the page has fetched before anybody types. */
  loaded?: Fields;
  /** The labels of the fields that are written into and looked at. */
  labels: Readonly<Record<string, MessageKey>>;
  /** Fields that are chosen from a list. */
  lists?: readonly string[];
  /** Other fields: how they are changed. */
  others?: Readonly<Record<string, (shopper: Shopper, form: Locator) => Promise<void>>>;
  typed: readonly Fields[];
  /** The call that saves the form, its output, and the toast that follows. */
  call: string;
  saved: unknown;
  toast?: string;
  /** A field that the server may find wrong. */
  wrong: string;
  /** The names of the form and of the button that sends it. */
  form: MessageKey;
  send: MessageKey;
};

type Plan = FormJourney & { names: string[] };

const formOf = ({ page, t }: Shopper, { form }: Plan) => page.getByRole('form', { name: t(form), exact: true });

const fieldOf = (shopper: Shopper, plan: Plan, name: string) => {
  const role = plan.lists?.includes(name) ? 'combobox' : 'textbox';
  return formOf(shopper, plan).getByRole(role, { name: shopper.t(plan.labels[name] as MessageKey), exact: true });
};

const fill =
  (plan: Plan) =>
  async (shopper: Shopper, { fields }: { fields: Fields }) => {
    const form = formOf(shopper, plan);
    for (const [name, value] of Object.entries(fields)) {
      const other = plan.others?.[name];
      if (other) await other(shopper, form);
      else if (plan.lists?.includes(name)) await shopper.choose(fieldOf(shopper, plan, name), String(value));
      else await shopper.write(fieldOf(shopper, plan, name), String(value));
    }
  };

const seeForm = async (shopper: Shopper, plan: Plan, snapshot: AnyMachineSnapshot) => {
  const { fields, errors, failure } = snapshot.context as FormContext;
  const form = formOf(shopper, plan);
  for (const name of plan.names) {
    await seeField(fieldOf(shopper, plan, name), String(fields[name] ?? ''), errors[name] !== undefined);
  }
  await seeCount(form.locator('[aria-busy=true]'), snapshot.matches('submitting' as never) ? 1 : 0);
  if (failure) await see(form.getByText(failure.message ?? shopper.t('Check your connection and try again')));
};

export const formJourney = (given: FormJourney): Journey => {
  const { labels, typed, loaded, saved, wrong, call, toast } = given;
  const plan: Plan = { ...given, names: Object.keys(labels) };
  const noSuch = { kind: 'refused', status: 422, message: 'No.', fields: { [wrong]: 'Not like this.' } };
  return {
    ...given,
    ports: { [call]: 'save' },
    model: {
      machine: given.machine as never,
      input: given.input,
      cases: [
        ...(loaded ? [done('load', loaded)] : []),
        ...typed.map((fields) => ({ type: 'form.change', fields }) as EventObject),
        { type: 'form.submit' },
        done('save', saved),
        ...[refused, silent, noSuch].map((error) => failed('save', error)),
      ],
      view: ({ value, context: { fields, errors, failure } }) => {
        const isWrong = Object.keys(errors).filter((name) => errors[name] !== undefined);
        return [value, fields, isWrong, failure?.kind];
      },
      stopWhen: (snapshot) => snapshot.matches('saved' as never),
    },
    hands: {
      'form.change': fill(plan),
      'form.submit': (shopper) =>
        shopper.press(formOf(shopper, plan).getByRole('button', { name: shopper.t(given.send), exact: true })),
    },
    see: async (shopper, snapshot, { type }) => {
      if (type.startsWith('xstate.done.actor.save') && toast) await seeToast(shopper, toast);
      // The way leads to another page then.
      if (!snapshot.matches('saved' as never)) await seeForm(shopper, plan, snapshot);
    },
    arrive: async (shopper) => {
      const [first = ''] = plan.names;
      await settled(() => fieldOf(shopper, plan, first).isEnabled(), 'the form can be typed into').toBe(true);
    },
  };
};
