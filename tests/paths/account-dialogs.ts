/** What the account dialogs have in common: their fields, their texts, and a clock on which a call without a response times out. */
import type { Locator } from 'playwright-core';
import type { EventObject } from 'xstate';
import { requestTimeoutMs } from '#machines/constants.ts';
import type { NoticeText } from '#machines/shared/notice.ts';
import { countryNames } from '#src/i18n/country-names.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { failed } from '../support/charts/events.ts';
import { loginButton } from '../support/shopper/account.ts';
import { dialog, type Shopper } from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';
import type { Hand } from './journey.ts';
import { seeBusy, seeDescribed, seeField, seeFocus, silent } from './sights.ts';

const limited = { kind: 'limited', status: 429, message: 'Not so fast.' };

/** A call that is refused because of these fields, refused for a while, or gets no response. */
export const failures = (port: string, fields: Readonly<Record<string, string>>): EventObject[] =>
  [{ kind: 'refused', status: 422, message: 'Not like this.', fields }, limited, silent].map((error) =>
    failed(port, error),
  );

const isTimeout = ({ type }: EventObject) => type.startsWith('xstate.after.requestTimeout.');

/** The server's words for a failed call, or the shop's own; none for another event. */
export const failureIn = (event: EventObject, t: Shopper['t']): string | undefined => {
  if (isTimeout(event)) return t('An error occurred');
  if (!('error' in event)) return undefined;
  return (event.error as { message?: string }).message ?? t('An error occurred');
};

export const seeFailure = async (shopper: Shopper, event: EventObject): Promise<void> => {
  const text = failureIn(event, shopper.t);
  if (text) await seeToast(shopper, text);
};

/** From here on the page has a clock that a path can move. */
export const startClock = ({ page }: Shopper): Promise<void> => page.clock.install();

/** No response comes until the chart gives up. */
const passTimeout: Hand = ({ page }) => page.clock.fastForward(requestTimeoutMs);

export const timeoutsIn = (...states: string[]): Record<string, Hand> =>
  Object.fromEntries(states.map((state) => [`xstate.after.requestTimeout.${state}`, passTimeout]));

export const anyDialog = ({ page }: Shopper): Locator => page.getByRole('dialog');

export const inDialog = (shopper: Shopper, name: MessageKey): Locator =>
  anyDialog(shopper).getByRole('button', { name: shopper.t(name), exact: true });

/** From the login dialog, which the header opens. */
export const openByLogin = async (shopper: Shopper, name: 'Sign Up' | 'Forgot Password'): Promise<void> => {
  await startClock(shopper);
  await shopper.press(loginButton(shopper));
  await shopper.press(inDialog(shopper, name));
};

export type DialogForm<Field extends string> = {
  title: MessageKey;
  send: MessageKey;
  labels: Readonly<Record<Field, MessageKey>>;
};

const isList = (name: string) => name === 'country';

export const fieldOf = <Field extends string>(shopper: Shopper, form: DialogForm<Field>, name: Field): Locator =>
  dialog(shopper, shopper.t(form.title)).getByRole(isList(name) ? 'combobox' : 'textbox', {
    name: shopper.t(form.labels[name]),
    exact: true,
  });

/** A hand that writes into a field, or chooses from its list. */
export const typeInto =
  <Field extends string>(form: DialogForm<Field>): Hand =>
  (shopper: Shopper, { field, value }: { field: Field; value: string }) =>
    isList(field)
      ? shopper.choose(fieldOf(shopper, form, field), countryNames(shopper.locale)(value))
      : shopper.write(fieldOf(shopper, form, field), value);

export const wordsOf = (t: Shopper['t'], text: NoticeText | undefined): string => {
  if (!text) return '';
  return 'message' in text ? text.message : t(text.key as MessageKey, text.values);
};

type Facts<Field extends string> = {
  fields: Readonly<Record<Field, string>>;
  errors: Readonly<Partial<Record<Field, NoticeText | undefined>>>;
  isSubmitting: boolean;
};

const isRejection = ({ type }: EventObject) => /\.submit$|^xstate\.error\.actor\./.test(type);

/** Each field with its text and what is wrong with it, and whether the form is being sent; the first wrong one has the focus. */
export const seeDialogForm = async <Field extends string>(
  shopper: Shopper,
  form: DialogForm<Field>,
  { fields, errors, isSubmitting }: Facts<Field>,
  event: EventObject,
): Promise<void> => {
  const names = Object.keys(form.labels) as Field[];
  for (const name of names) {
    const field = fieldOf(shopper, form, name);
    await seeField(field, fields[name], errors[name] !== undefined);
    await seeDescribed(field, wordsOf(shopper.t, errors[name]));
  }
  const send = dialog(shopper, shopper.t(form.title)).getByRole('button', { name: shopper.t(form.send), exact: true });
  await seeBusy(send, isSubmitting);
  const wrong = names.find((name) => errors[name] !== undefined);
  if (wrong && isRejection(event)) await seeFocus(fieldOf(shopper, form, wrong));
};

/** Fields are filled in from the first to the last; one that is wrong may be written anew. */
export const isNextField = <Field extends string>(
  { fields, errors }: Pick<Facts<Field>, 'fields' | 'errors'>,
  { field, value }: { field: Field; value: string },
): boolean => {
  const next = (Object.keys(fields) as Field[]).find((name) => fields[name] === '');
  return field === next || (errors[field] !== undefined && fields[field] !== value);
};
