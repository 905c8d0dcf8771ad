/** Tolerant validators of shops, reviews, the blog, sales and texts. */
import type { Blog, BlogDetails, BlogPage, BlogResponse } from '../../types/blogs.ts';
import type { SalePage } from '../../types/flash-sales.ts';
import type { Contact, HelpQuestion, HelpTopic, LegalPage } from '../../types/pages.ts';
import type { Banner, Country } from '../../types/settings.ts';
import type { RatingSummary, Review, ReviewPage, ShopCard, ShopDetails, ShopPage } from '../../types/shops.ts';
import { banner, flashSale, named, product, shopCard } from './catalogue.ts';
import { picture } from './picture.ts';
import { recipe } from './recipe.ts';
import {
  counted,
  distinct,
  type Fields,
  fileAddress,
  flag,
  id,
  like,
  list,
  nullable,
  number,
  oneOf,
  optional,
  pictureAddress,
  record,
  text,
  type Validator,
  words,
} from './tolerant.ts';

const shopDetails = record<ShopDetails>(['id', 'name'], {
  id,
  name: words,
  logo: pictureAddress,
  banner: pictureAddress,
  logo_picture: picture,
  banner_picture: picture,
  total_products: number(0),
  total_categories: number(0),
  rating: number(0),
  total_reviews: number(0),
  shop_status: oneOf('Online', 'Offline')('Offline'),
  opens_at: optional(like(/^([01]\d|2[0-3]):[0-5]\d$/)),
  estimated_delivery_time: optional(text()),
  short_description: nullable(text()),
  description: nullable(text()),
  banners: distinct(banner),
});

export const shopPage = counted('shops', record<ShopPage>([], { total: number(0), shops: distinct(shopCard) }));
export const shops = record<{ shops: ShopCard[] }>([], { shops: distinct(shopCard) });
export const shopResponse = record<{ shop: ShopDetails }>(['shop'], { shop: shopDetails });

const review = record<Review>(['id', 'rating'], {
  id,
  customer_name: text(''),
  customer_profile: pictureAddress,
  rating: number(),
  description: text(''),
  created_at: text(''),
  photos: optional(list(fileAddress)),
});

const shares = record<RatingSummary['percentages']>([], {
  '1': number(0),
  '2': number(0),
  '3': number(0),
  '4': number(0),
  '5': number(0),
});

const ratingSummary = record<RatingSummary>(['rating', 'percentages'], {
  rating: number(),
  total_review: number(0),
  percentages: shares,
});

export const reviewPage = counted(
  'reviews',
  record<ReviewPage>([], {
    average_rating_percentage: optional(ratingSummary),
    total: number(0),
    reviews: distinct(review),
  }),
);

const postCategory: Validator<Blog['category']> = (value, place) =>
  optional(record<Blog['category']>([], { id: nullable(id), name: nullable(text()) }))(value, place) ?? {};

const noAuthor = { name: '', profile_photo: '' };

const postBy: Validator<Blog['post_by']> = (value, place) =>
  optional(record<Blog['post_by']>([], { name: text(''), profile_photo: pictureAddress }))(value, place) ?? noAuthor;

const post: Fields<Blog> = {
  id,
  title: words,
  slug: words,
  category: postCategory,
  post_by: postBy,
  thumbnail: pictureAddress,
  picture,
  total_views: number(0),
  description: text(''),
  created_at: text(''),
  is_new: flag,
};

const essential = ['id', 'title', 'slug'] as const;
const blog = record<Blog>(essential, post);

const tag = record<BlogDetails['tags'][number]>(['id', 'name', 'slug'], { id, name: words, slug: words });

export const blogPage = counted(
  'blogs',
  record<BlogPage>([], { total: number(0), blogs: distinct(blog), categories: distinct(named) }),
);

export const blogResponse = record<BlogResponse>(['blog'], {
  blog: record<BlogDetails>(essential, { ...post, tags: distinct(tag) }),
  related_blogs: distinct(blog),
  popular_blogs: distinct(blog),
  related_products: distinct(product),
  recipe: nullable(recipe),
});

export const salePage = record<SalePage>(['flash_sale'], {
  total_products: number(0),
  flash_sale: flashSale,
  products: distinct(product),
  categories: distinct(named),
});

export const contact = record<Contact>([], {
  phone: nullable(text()),
  email: nullable(text()),
  whatsapp: nullable(text()),
  messenger: nullable(text()),
  address: nullable(text()),
});

const helpTopic = record<HelpTopic>(['id', 'name'], {
  id: words,
  name: words,
  questions: distinct(
    record<HelpQuestion>(['id', 'question', 'answer'], { id: words, question: words, answer: words }),
  ),
});

export const help = record<{ topics: HelpTopic[] }>([], { topics: distinct(helpTopic) });

export const banners = record<{ banners: Banner[] }>([], { banners: distinct(banner) });

/** The id is optional: forms find a country by its name. */
const country = record<Country>(['name', 'phone_code'], {
  id,
  name: words,
  phone_code: words,
  is_default: optional(flag),
});
export const countries = record<{ countries: Country[] }>([], { countries: list(country) });

export const legalPage = record<LegalPage>([], { title: text(''), description: text('') });
