/** Tolerant validators of the catalogue. */
import type {
  Category,
  CategoryPage,
  FavoriteList,
  FlashSale,
  Home,
  OptionStock,
  Packaging,
  Product,
  ProductDetails,
  ProductFilters,
  ProductPage,
  ProductResponse,
  SubCategory,
  UnitPrice,
} from '../../types/catalogue.ts';
import type { Id } from '../../types/id.ts';
import type { Banner } from '../../types/settings.ts';
import type { ShopCard } from '../../types/shops.ts';
import { allergens, countedCodes, foodFacts } from './food-facts.ts';
import { picture } from './picture.ts';
import { saleTime } from './sale-time.ts';
import {
  count,
  counted,
  distinct,
  type Fields,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  pictureAddress,
  record,
  requiredPicture,
  text,
  type Validator,
  words,
} from './tolerant.ts';

const variantFields = { id, name: words, color_code: optional(text()), price: number(0) };

const variant = record<Product['sizes'][number]>(['id', 'name'], variantFields);

const nameFields = { id, name: words };

export const named = record<{ id: Id; name: string }>(['id', 'name'], nameFields);

const productCount = optional(number());
const countedVariant = record<ProductFilters['sizes'][number]>(['id', 'name'], {
  ...variantFields,
  count: productCount,
});
const countedName = record<ProductFilters['brands'][number]>(['id', 'name'], { ...nameFields, count: productCount });

const unitPrice = record<UnitPrice>(['amount', 'measure'], {
  amount: number(),
  measure: oneOf('kg', 'l', 'piece')(),
});

const productShop = record<Product['shop']>(['id', 'name'], {
  id,
  name: words,
  logo: pictureAddress,
  rating: number(0),
  total_reviews: optional(text()),
  estimated_delivery_time: text(''),
  delivery_charge: optional(number()),
  last_online: flag,
});

type Shared = Omit<Product, 'thumbnail'>;

const shared: Fields<Shared> = {
  id,
  slug: optional(text()),
  is_digital: flag,
  name: words,
  picture,
  price: number(),
  discount_price: number(0),
  discount_percentage: number(0),
  rating: number(0),
  total_reviews: text('0'),
  total_sold: text('0'),
  quantity: optional(number()),
  is_favorite: flag,
  sizes: distinct(variant),
  colors: distinct(variant),
  unit: nullable(named),
  brand: nullable(text()),
  packaging_id: optional(id),
  packaging_count: optional(count),
  unit_price: optional(unitPrice),
  contains: allergens,
  may_contain: allergens,
  shop: productShop,
};

const essential = ['id', 'name', 'price', 'shop'] as const;

export const product = record<Product>(essential, { ...shared, thumbnail: pictureAddress });

const packaging = record<Packaging>(['id', 'label', 'price'], {
  id,
  label: words,
  price: number(),
  discount_price: number(0),
  discount_percentage: number(0),
  stock: optional(number()),
  unit_price: optional(unitPrice),
});

const optionStock = record<OptionStock>(['stock'], {
  size_id: optional(id),
  color_id: optional(id),
  stock: number(),
});

const subCategory = record<SubCategory>(['id', 'name'], {
  id,
  slug: optional(text()),
  name: words,
  thumbnail: pictureAddress,
});

const category = record<Category>(['id', 'name'], {
  id,
  slug: optional(text()),
  name: words,
  thumbnail: pictureAddress,
  picture,
  banner: nullable(pictureAddress),
  banner_picture: picture,
  sub_categories: distinct(subCategory),
});

export const flashSale = record<FlashSale>(['id', 'name', 'start_date', 'end_date'], {
  id,
  name: words,
  thumbnail: pictureAddress,
  description: nullable(text()),
  start_date: saleTime,
  end_date: saleTime,
  products: nullable(distinct(product)),
});

const media = record<ProductDetails['thumbnails'][number]>(['type'], {
  id: optional(id),
  thumbnail: nullable(pictureAddress),
  url: nullable(text()),
  type: words,
  picture,
  alt: optional(text()),
});

/** The protocol has no packagings: without them the product itself is what is sold. */
const productDetails = record<ProductDetails>(essential, {
  ...shared,
  thumbnail: optional(pictureAddress),
  short_description: nullable(text()),
  description: text(''),
  thumbnails: list(media),
  packagings: distinct(packaging),
  option_stocks: optional(list(optionStock)),
  category: optional(subCategory),
  sub_category: optional(subCategory),
  facts: foodFacts,
  flash_sale: nullable(flashSale),
  meta_title: nullable(text()),
  meta_description: nullable(text()),
  meta_keywords: nullable(text()),
});

export const banner = record<Banner>(['id', 'thumbnail'], {
  id,
  title: nullable(text()),
  subtitle: nullable(text()),
  link: nullable(text()),
  thumbnail: requiredPicture,
  picture,
});

export const shopCard = record<ShopCard>(['id', 'name'], {
  id,
  name: words,
  logo: pictureAddress,
  banner: pictureAddress,
  logo_picture: picture,
  banner_picture: picture,
  total_products: number(0),
  total_categories: number(0),
  rating: number(0),
  shop_status: oneOf('Online', 'Offline')('Offline'),
  total_reviews: text('0'),
  estimated_delivery_time: optional(text()),
});

const noFilters: ProductFilters = { sizes: [], colors: [], brands: [], min_price: 0, max_price: 0 };

const filters: Validator<ProductFilters> = (value, place) =>
  record<ProductFilters>([], {
    sizes: distinct(countedVariant),
    colors: distinct(countedVariant),
    brands: distinct(countedName),
    diets: countedCodes,
    free_of: countedCodes,
    min_price: number(0),
    max_price: number(0),
  })(value, place) ?? noFilters;

const feed = counted('products', record<Home['just_for_you']>([], { total: number(0), products: distinct(product) }));

export const home = record<Home>([], {
  banners: distinct(banner),
  ads: distinct(banner),
  categories: distinct(category),
  shops: distinct(shopCard),
  popular_products: distinct(product),
  just_for_you: (value, place) => feed(value, place) ?? { total: 0, products: [] },
  incoming_flash_sale: nullable(flashSale),
  running_flash_sale: nullable(flashSale),
});

export const productPage = counted(
  'products',
  record<ProductPage>([], { total: number(0), products: distinct(product), filters }),
);

export const productResponse = record<ProductResponse>(['product'], {
  product: productDetails,
  related_products: distinct(product),
  popular_products: distinct(product),
});

export const favorites = counted(
  'products',
  record<FavoriteList>([], { total: number(0), products: distinct(product) }),
);
export const products = record<{ products: Product[] }>([], { products: distinct(product) });
export const packagings = record<{ packagings: Packaging[] }>([], { packagings: distinct(packaging) });
export const categoryPage = counted(
  'categories',
  record<CategoryPage>([], { total: number(0), categories: distinct(category) }),
);
export const subCategories = record<{ sub_categories: SubCategory[] }>([], { sub_categories: distinct(subCategory) });
