/** Every handler of the contract. */
import type { Handlers } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { accountRoutes } from './account.ts';
import { addressRoutes } from './addresses.ts';
import { blogRoutes } from './blogs.ts';
import { cartRoutes } from './cart.ts';
import { catalogueRoutes } from './catalogue.ts';
import { chatRoutes } from './chat.ts';
import { contactRoutes } from './contact.ts';
import { favoriteRoutes } from './favorites.ts';
import { flashSaleRoutes } from './flash-sales.ts';
import { identityRoutes } from './identity.ts';
import { oneTimeCodeRoutes } from './one-time-codes.ts';
import { orderRoutes } from './orders.ts';
import { pageRoutes } from './pages.ts';
import { partnerRoutes } from './partners.ts';
import { paymentRoutes } from './payment.ts';
import { professionalRoutes } from './professional.ts';
import { returnRoutes } from './returns.ts';
import { reviewRoutes } from './reviews.ts';
import { settingsRoutes } from './settings.ts';
import { shopRoutes } from './shops.ts';
import { smartOrderRoutes } from './smart-order.ts';
import { socialRoutes } from './social.ts';
import { ticketRoutes } from './tickets.ts';
import { voucherRoutes } from './vouchers.ts';

/** One spread for each routes file, in the order of the contract. */
export const implementedRoutes = (services: Services): Handlers => ({
  ...settingsRoutes(services),
  ...catalogueRoutes(services),
  ...shopRoutes(services),
  ...reviewRoutes(services),
  ...favoriteRoutes(services),
  ...cartRoutes(services),
  ...voucherRoutes(services),
  ...orderRoutes(services),
  ...returnRoutes(services),
  ...paymentRoutes(services),
  ...addressRoutes(services),
  ...identityRoutes(services),
  ...oneTimeCodeRoutes(services),
  ...socialRoutes(services),
  ...accountRoutes(services),
  ...professionalRoutes(services),
  ...chatRoutes(services),
  ...ticketRoutes(services),
  ...flashSaleRoutes(services),
  ...blogRoutes(services),
  ...pageRoutes(services),
  ...contactRoutes(services),
  ...partnerRoutes(services),
  ...smartOrderRoutes(services),
});
