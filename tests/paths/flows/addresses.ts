/** Addresses: the book of the account, and the choice with its inline form in the checkout. */
import type { EventObject } from 'xstate';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import { addressPickerMachine } from '#machines/address-picker/address-picker.machine.ts';
import { selectAddressPicker } from '#machines/address-picker/address-picker.selectors.ts';
import { oneLine } from '#src/components/AddressText/one-line.ts';
import { aCart, aQuote, refused, tea } from '../../models/cart.ts';
import { home } from '../../models/checkout.ts';
import { done, eventOf, failed } from '../../support/charts/events.ts';
import { type Shopper, see, seeGone } from '../../support/shopper/shopper.ts';
import { seeCartCount, seeToast } from '../../support/shopper/shopping.ts';
import type { Planner } from '../journey.ts';
import { shopperName } from '../path-shopper.ts';
import { seeBusy, seeCount, seeField, silent } from '../sights.ts';

const work = { ...home, id: 6, name: 'Sample Office', address_line: '1 Office Road', is_default: false };
const both = { total: 2, addresses: [home, work] };
const makeDefault = ({ page, t }: Shopper) =>
  page.getByRole('button', { name: `${t('Make default')}: ${oneLine(work)}` });
const question = ({ page, t }: Shopper) => page.getByRole('alertdialog', { name: t('Delete address') });
const inQuestion = (name: 'Cancel' | 'Delete') => (shopper: Shopper) =>
  shopper.press(question(shopper).getByRole('button', { name: shopper.t(name), exact: true }));

const bookPorts = ['chooseDefault', 'removeAddress'];

export const planAddressBook: Planner = async () => ({
  flow: 'addressBook',
  path: '/manage-address',
  isSignedIn: true,
  given: { 'GET /addresses': both },
  model: {
    machine: addressBookMachine as never,
    input: undefined,
    cases: [
      eventOf('default.choose', { address: work }),
      eventOf('removal.request', { id: work.id }),
      eventOf('removal.cancel'),
      eventOf('removal.confirm'),
      ...bookPorts.flatMap((port) => [done(port, { message: 'Done.' }), failed(port, refused), failed(port, silent)]),
    ],
    view: ({ value }) => value,
  },
  ports: {
    [`POST /address/${work.id}/update`]: 'chooseDefault',
    [`DELETE /address/${work.id}/delete`]: 'removeAddress',
  },
  bodyOf: (port) => ({ message: 'Done.', ...(port === 'chooseDefault' ? { data: { address: work } } : {}) }),
  hands: {
    'default.choose': (shopper) => shopper.press(makeDefault(shopper)),
    'removal.request': ({ page, t, press }) =>
      press(page.getByRole('button', { name: `${t('Delete')}: ${oneLine(work)}` })),
    'removal.cancel': inQuestion('Cancel'),
    'removal.confirm': inQuestion('Delete'),
  },
  see: async (shopper, { value }, given) => {
    const event = given as EventObject | { type: string; error: { message?: string } };
    if (value === 'asking' || value === 'removing') await see(question(shopper));
    else await seeGone(question(shopper));
    if (value === 'idle' || value === 'choosing') await seeBusy(makeDefault(shopper), value === 'choosing');
    if (event.type.startsWith('xstate.done.')) await seeToast(shopper, 'Done.');
    if ('error' in event) await seeToast(shopper, event.error.message ?? shopper.t('An error occurred'));
  },
});

type Facts = ReturnType<typeof selectAddressPicker>;

const block = ({ page, t }: Shopper) => page.getByRole('region', { name: t('Shipping address') });
const inBlock = (name: 'Save' | 'Cancel' | 'Retry' | 'New address') => (shopper: Shopper) =>
  shopper.press(block(shopper).getByRole('button', { name: shopper.t(name), exact: true }));
const field = (shopper: Shopper, label: 'Full name' | 'Phone') =>
  block(shopper).getByRole('textbox', { name: shopper.t(label), exact: true });

const seeAddresses = async (shopper: Shopper, { stage, chosen, fields, errors, failure }: Facts) => {
  const { t } = shopper;
  const place = block(shopper);
  await seeCount(place.getByRole('form', { name: t('New address') }), /editing|saving/.test(stage) ? 1 : 0);
  if (stage === 'loading') return seeCount(place.locator('[aria-busy=true]'), 1);
  if (stage === 'failed') return see(place.getByText(t('Your addresses could not be loaded')));
  if (stage === 'choosing') return see(place.getByText(chosen?.address_line ?? '').first());
  await seeField(field(shopper, 'Full name'), fields.name ?? '', errors.name !== undefined);
  await seeCount(place.locator('button[aria-busy=true]'), stage === 'saving' ? 1 : 0);
  if (failure) await see(place.getByText(failure.message ?? t('Check your connection and try again')));
};

export const planAddressPicker: Planner = async () => ({
  flow: 'addressPicker',
  path: '/checkout',
  isSignedIn: true,
  chosenShops: [tea.shopId],
  arrive: (shopper) => seeCartCount(shopper, 1),
  given: { 'GET /carts': aCart({ tea: 1 }), 'POST /cart/checkout': aQuote(2.5) },
  model: {
    machine: addressPickerMachine as never,
    input: { prefill: { name: shopperName } },
    cases: [
      eventOf('address.choose', { id: work.id }),
      ...['address.new', 'address.refresh', 'address.save', 'address.cancel'].map((type) => eventOf(type)),
      eventOf('address.type', { field: 'name', value: 'Sam' }),
      done('listAddresses', []),
      done('listAddresses', [home, work]),
      failed('listAddresses', silent),
      done('addAddress', work),
      failed('addAddress', silent),
      failed('addAddress', { kind: 'refused', status: 422, fields: { name: 'Who?' } }),
    ],
    view: (snapshot) => {
      const { stage, addresses, chosen, fields, errors, failure } = selectAddressPicker(snapshot as never);
      return [stage, addresses.length, chosen?.id, fields.name, Object.keys(errors), failure?.kind];
    },
    stopWhen: ({ context }) => context.addresses.length > 2,
    isPossible: (snapshot, { type }) => {
      if (type === 'address.cancel') return snapshot.context.addresses.length > 0;
      return type !== 'address.refresh' || snapshot.matches('failed' as never);
    },
  },
  ports: { 'GET /addresses': 'listAddresses', 'POST /address/store': 'addAddress' },
  bodyOf: (port, output) => ({
    data: port === 'listAddresses' ? { total: 0, addresses: output } : { address: output },
  }),
  hands: {
    'address.choose': async (shopper) => {
      const summary = block(shopper).getByText(shopper.t('Change address'));
      const radio = block(shopper).getByRole('radio', { name: work.name });
      if (!(await radio.isVisible())) await shopper.press(summary);
      await shopper.press(radio);
    },
    'address.new': async (shopper) => {
      const anew = block(shopper).getByRole('button', { name: shopper.t('New address'), exact: true });
      if (!(await anew.isVisible())) await shopper.press(block(shopper).getByText(shopper.t('Change address')));
      await shopper.press(anew);
    },
    'address.type': (shopper, { value }: { value: string }) => shopper.write(field(shopper, 'Full name'), value),
    'address.save': inBlock('Save'),
    'address.cancel': inBlock('Cancel'),
    'address.refresh': inBlock('Retry'),
  },
  see: (shopper, snapshot) => seeAddresses(shopper, selectAddressPicker(snapshot as never)),
});
