/** The pages for signed-in shoppers, in the layout of the account. */
import { at, type Page } from './page.types.ts';
import type { PageName } from './paths.ts';

const account = { layout: 'account', audience: 'user' } as const;

export const accountPages = {
  orderHistory: { ...account, title: 'Order History', screen: at('order-history', 'OrderHistoryScreen') },
  orderDetails: { ...account, title: 'Order details', screen: at('order-details', 'OrderDetailsScreen') },
  wishlist: {
    ...account,
    title: 'Wishlist',
    flows: ['wishlist'],
    returnTo: 'wishlist',
    screen: at('wishlist', 'WishlistScreen'),
  },
  settings: { ...account, title: 'Settings', flows: ['devices', 'passkeys'], screen: at('settings', 'SettingsScreen') },
  dashboard: { ...account, title: 'Dashboard', flows: ['cart'], screen: at('dashboard', 'DashboardScreen') },
  returnProduct: {
    ...account,
    title: 'Return a product',
    flows: ['returnRequest'],
    screen: at('return-product', 'ReturnProductScreen'),
  },
  returnedOrders: { ...account, title: 'Return Orders', screen: at('returned-orders', 'ReturnedOrdersScreen') },
  returnedOrder: { ...account, title: 'Return details', screen: at('returned-order', 'ReturnedOrderScreen') },
  profile: { ...account, title: 'My Profile', flows: ['profile', 'ownData'], screen: at('profile', 'ProfileScreen') },
  addresses: {
    ...account,
    title: 'Manage Address',
    flows: ['addressBook'],
    screen: at('addresses', 'AddressesScreen'),
  },
  newAddress: { ...account, title: 'New address', flows: ['addressForm'], screen: at('addresses', 'NewAddressScreen') },
  editAddress: {
    ...account,
    title: 'Edit address',
    flows: ['addressForm', 'addressBook'],
    screen: at('addresses', 'EditAddressScreen'),
  },
  changePassword: {
    ...account,
    title: 'Change Password',
    flows: ['changePassword'],
    screen: at('change-password', 'ChangePasswordScreen'),
  },
  tickets: { ...account, title: 'Support Tickets', flows: ['ticketForm'], screen: at('tickets', 'TicketsScreen') },
  ticket: { ...account, title: 'Support ticket', flows: ['ticketReply'], screen: at('ticket', 'TicketScreen') },
  messages: { ...account, title: 'Messages', flows: ['chat'], screen: at('messages', 'MessagesScreen') },
} satisfies Partial<Record<PageName, Page>>;
