/** The contract's types that views use: they see `api/` only through this file. */
export type { AbsentCalls, ContractPath } from '#api/types/absent-calls.ts';
export type { Allergen, Diet } from '#api/types/allergies.ts';
export type { Blog, BlogDetails, BlogPage, BlogResponse, Recipe, RecipeIngredient } from '#api/types/blogs.ts';
export type {
  Category,
  CategoryFace,
  FlashSale,
  Home,
  Packaging,
  Picture,
  Product,
  ProductDetails,
  ProductFilters,
  ProductQuery,
  ProductResponse,
  UnitPrice,
} from '#api/types/catalogue.ts';
export type { DeliveryTime } from '#api/types/delivery.ts';
export type { SalePage } from '#api/types/flash-sales.ts';
export type { SavedList, SavedListLine, SavedListSummary, SharedList } from '#api/types/lists.ts';
export type { Address, Area, Order, OrderDetails, OrderPage, OrderProduct, OrderStatus } from '#api/types/orders.ts';
export type { Contact, HelpQuestion, HelpTopic } from '#api/types/pages.ts';
export type { ReturnDetails, ReturnOrder, ReturnStatus } from '#api/types/returns.ts';
export type { Banner } from '#api/types/settings.ts';
export type { RatingSummary, Review, ShopCard, ShopDetails, ShopPage } from '#api/types/shops.ts';
export type {
  Ticket,
  TicketDetails,
  TicketMessage,
  TicketPage,
  TicketResponse,
  TicketStatus,
} from '#api/types/tickets.ts';
