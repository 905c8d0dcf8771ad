/** Puts products into the flash sales. */
import { flashSales } from './data/offers.ts';
import type { SeedFlashSale, SeedProduct } from './seed.types.ts';

const SALE_QUANTITY = 24;

const saleProducts = (products: readonly SeedProduct[], sale: (typeof flashSales)[number]) =>
  products
    .filter(({ sizes, colors }) => !sizes && !colors)
    .filter(({ category }) => sale.aisles.length === 0 || sale.aisles.includes(category))
    .filter(({ packagings }, index) => index % sale.every === sale.from && (packagings[0]?.stock ?? 0) > SALE_QUANTITY)
    .slice(0, sale.most)
    .map(({ slug, packagings }) => ({
      slug,
      price: Math.round(((packagings[0]?.price ?? 0) * (1 - sale.cut)) / 10) * 10 - 1,
      quantity: SALE_QUANTITY,
    }));

export const makeFlashSales = (products: readonly SeedProduct[]): SeedFlashSale[] =>
  flashSales.map((sale) => ({
    slug: sale.slug,
    name: sale.name,
    description: sale.description,
    picture: sale.picture,
    startsInDays: sale.startsInDays,
    endsInDays: sale.endsInDays,
    products: saleProducts(products, sale),
  }));
