/** Every handler of the contract. */
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/handler.ts';
import { accountRoutes } from './account.ts';
import { addressRoutes } from './addresses.ts';
import { allergyRoutes } from './allergies.ts';
import { blogRoutes } from './blogs.ts';
import { cartRoutes } from './cart.ts';
import { catalogueRoutes } from './catalogue.ts';
import { chatRoutes } from './chat.ts';
import { contactRoutes } from './contact.ts';
import { deliveryRoutes } from './delivery.ts';
import { favoriteRoutes } from './favorites.ts';
import { flashSaleRoutes } from './flash-sales.ts';
import { identityRoutes } from './identity.ts';
import { oneTimeCodeRoutes } from './one-time-codes.ts';
import { orderRoutes } from './orders.ts';
import { pageRoutes } from './pages.ts';
import { partnerRoutes } from './partners.ts';
import { passkeyRoutes } from './passkeys.ts';
import { paymentRoutes } from './payment.ts';
import { professionalRoutes } from './professional.ts';
import { pushRoutes } from './push.ts';
import { returnRoutes } from './returns.ts';
import { reviewRoutes } from './reviews.ts';
import { savedListRoutes } from './saved-lists.ts';
import { sellerShopRoutes } from './seller-shop.ts';
import { sellerTradeRoutes } from './seller-trade.ts';
import { settingsRoutes } from './settings.ts';
import { shopRoutes } from './shops.ts';
import { smartOrderRoutes } from './smart-order.ts';
import { socialRoutes } from './social.ts';
import { ticketRoutes } from './tickets.ts';
import { voucherRoutes } from './vouchers.ts';

/** One spread for each routes file, in the order of the contract. */
export const implementedRoutes = (deps: Dependencies): Handlers => ({
  ...settingsRoutes(deps),
  ...catalogueRoutes(deps),
  ...shopRoutes(deps),
  ...reviewRoutes(deps),
  ...favoriteRoutes(deps),
  ...cartRoutes(deps),
  ...voucherRoutes(deps),
  ...deliveryRoutes(deps),
  ...orderRoutes(deps),
  ...returnRoutes(deps),
  ...paymentRoutes(deps),
  ...addressRoutes(deps),
  ...identityRoutes(deps),
  ...oneTimeCodeRoutes(deps),
  ...socialRoutes(deps),
  ...accountRoutes(deps),
  ...savedListRoutes(deps),
  ...allergyRoutes(deps),
  ...pushRoutes(deps),
  ...passkeyRoutes(deps),
  ...professionalRoutes(deps),
  ...chatRoutes(deps),
  ...ticketRoutes(deps),
  ...flashSaleRoutes(deps),
  ...blogRoutes(deps),
  ...pageRoutes(deps),
  ...contactRoutes(deps),
  ...partnerRoutes(deps),
  ...smartOrderRoutes(deps),
  ...sellerShopRoutes(deps),
  ...sellerTradeRoutes(deps),
});
