/** What of the charts may stay untried, each by its name and with a reason. A needless suppression fails as well. */
import type { Suppressions } from './merge.ts';

const beginsEmpty = 'it begins with nothing that would have to be fetched';
const lasts = 'it closes when it is saved';
const staysOpen = 'it stays open when it is saved, for the next time';

/** All forms share one chart; a form uses only a part of it. */
const withoutFetch = (id: string): Suppressions =>
  Object.fromEntries(
    ['opening + always [0]', 'loading*', 'failed*', 'missing', 'expired'].map((name) => [
      `${id}: ${id}.${name}`,
      beginsEmpty,
    ]),
  );
const openAnyhow = (id: string): Suppressions =>
  Object.fromEntries(
    ['loading*', 'failed*', 'missing', 'expired'].map((name) => [
      `${id}: ${id}.${name}`,
      'it opens without what it asks for, too',
    ]),
  );
const fetchedAlways = (id: string): Suppressions => ({
  [`${id}: ${id}.opening + always [1]`]: 'it begins with what the server has',
});
const sentOnce = (id: string): Suppressions => ({ [`${id}: ${id}.submitting + xstate.done.actor.save [0]`]: lasts });
const sentAgain = (id: string): Suppressions => ({
  [`${id}: ${id}.submitting + xstate.done.actor.save [1]`]: staysOpen,
  [`${id}: ${id}.saved`]: staysOpen,
});

export const suppressions: Suppressions = {
  'addressForm: addressForm.editing + form.submit [1]': 'what is missing in an address is for the server to say',
  ...sentOnce('addressForm'),
  ...fetchedAlways('allergies'),
  ...sentAgain('allergies'),
  ...withoutFetch('changePassword'),
  ...sentOnce('changePassword'),
  ...openAnyhow('contactForm'),
  ...sentAgain('contactForm'),
  ...sentAgain('professional'),
  ...fetchedAlways('profile'),
  ...sentAgain('profile'),
  ...fetchedAlways('returnRequest'),
  ...sentOnce('returnRequest'),
  ...withoutFetch('ticketReply'),
  ...sentAgain('ticketReply'),
};
