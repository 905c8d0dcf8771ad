/** What the contract describes and this server does not do yet: exactly these answer 501. */
import type { OperationId } from '#server/http/handler.ts';

export const notYet: readonly OperationId[] = [
  // settings
  'getMaster',
  'getCatalogue',
  'listCountries',
  'listBanners',
  // catalogue, shops, reviews
  'getHome',
  'listCategories',
  'listSubCategories',
  'listProducts',
  'listCategoryProducts',
  'suggestProducts',
  'getProduct',
  'listPackagings',
  'listRecentlyViewed',
  'listShops',
  'listTopShops',
  'listShopPopularProducts',
  'getShop',
  'listShopCategories',
  'listReviews',
  // favorites
  'listFavorites',
  'toggleFavorite',
  // cart and orders
  'getCart',
  'addToCart',
  'incrementCartLine',
  'decrementCartLine',
  'setCartQuantity',
  'removeCartLine',
  'quoteCheckout',
  'placeOrder',
  'listOrders',
  'getOrder',
  // addresses
  'listAddresses',
  'addAddress',
  'changeAddress',
  'removeAddress',
  // identity
  'register',
  'login',
  'logout',
  'getProfile',
];
