/** The pages for signed-in shoppers, in the layout of the account. */
import type { MessageKey } from '#src/i18n/messages.ts';
import { at, type Page } from './page.types.ts';
import type { PageName } from './paths.ts';

const page = (title: MessageKey, file: string, more: Partial<Page> = {}): Page => ({
  layout: 'account',
  audience: 'user',
  title,
  screen: at(file),
  ...more,
});

export const accountPages = {
  orderHistory: page('Order History', 'order-history'),
  orderDetails: page('Order details', 'order-details'),
  wishlist: page('Wishlist', 'wishlist', { flows: ['wishlist'], returnTo: 'wishlist' }),
  savedLists: page('Lists', 'saved-lists', { flows: ['savedLists'] }),
  savedList: page('List', 'saved-lists', { flows: ['savedLists'], screen: at('saved-lists', 'SavedListScreen') }),
  settings: page('Settings', 'settings', { flows: ['devices', 'passkeys', 'allergies', 'pushSwitch'] }),
  dashboard: page('Dashboard', 'dashboard', { flows: ['cart'] }),
  returnProduct: page('Return a product', 'return-product', { flows: ['returnRequest'] }),
  returnedOrders: page('Return Orders', 'returned-orders'),
  returnedOrder: page('Return details', 'returned-order'),
  profile: page('My Profile', 'profile', { flows: ['profile', 'ownData'] }),
  addresses: page('Manage Address', 'addresses', { flows: ['addressBook'] }),
  newAddress: page('New address', 'addresses', { flows: ['addressForm'], screen: at('addresses', 'NewAddressScreen') }),
  editAddress: page('Edit address', 'addresses', {
    flows: ['addressForm', 'addressBook'],
    screen: at('addresses', 'EditAddressScreen'),
  }),
  changePassword: page('Change Password', 'change-password', { flows: ['changePassword'] }),
  tickets: page('Support Tickets', 'tickets', { flows: ['ticketForm'] }),
  ticket: page('Support ticket', 'ticket', { flows: ['ticketReply'] }),
  messages: page('Messages', 'messages', { flows: ['chat'] }),
} satisfies Partial<Record<PageName, Page>>;
