import BadgeCheckIcon from 'lucide-react/icons/badge-check';
import HeadsetIcon from 'lucide-react/icons/headset';
import RotateCcwIcon from 'lucide-react/icons/rotate-ccw';
import ShieldCheckIcon from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import type { Home } from '#machines/query/contract.types.ts';
import { CategoryCard } from '#src/components/CategoryCard/CategoryCard.tsx';
import { ProductRow } from '#src/components/ProductRow/ProductRow.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { Section } from '#src/components/Section/Section.tsx';
import { ShopCard } from '#src/components/ShopCard/ShopCard.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMultiVendor } from '#src/shop/use-offers.ts';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { IncomingSale, RunningSale } from './FlashSales.tsx';
import { Hero } from './Hero.tsx';
import * as styles from './HomeScreen.css.ts';
import { JustForYou } from './JustForYou.tsx';

const promises = [
  { Icon: ShieldCheckIcon, key: 'Secure payment' },
  { Icon: BadgeCheckIcon, key: 'Genuine reviews' },
  { Icon: HeadsetIcon, key: 'Help around the clock' },
  { Icon: RotateCcwIcon, key: 'Easy return' },
] as const;

const Promises = () => {
  const t = useMessages();
  return (
    <ul className={styles.promisesRoot}>
      {promises.map(({ Icon, key }) => (
        <li key={key} className={styles.item}>
          <span className={styles.icon}>
            <Icon />
          </span>
          {t(key)}
        </li>
      ))}
    </ul>
  );
};

/** As many as the row of best shops holds. */
const topShops = 4;
const popularProducts = 6;

const Categories = ({ categories }: Pick<Home, 'categories'>) => {
  const t = useMessages();
  const title = t('Categories');
  if (categories.length === 0) return null;
  return (
    <Section title={title} href={pathTo('categories')}>
      <Carousel
        label={title}
        width="tile"
        previousLabel={`${t('Previous')}: ${title}`}
        nextLabel={`${t('Next')}: ${title}`}
      >
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </Carousel>
    </Section>
  );
};

const Popular = ({ home }: { home: Home }) => {
  const t = useMessages();
  const title = t('Popular products');
  const products = home.popular_products.slice(0, popularProducts);
  if (products.length === 0) return null;
  return (
    <Section title={title} href={pathTo('mostPopular')}>
      <ProductRow label={title} products={products} />
    </Section>
  );
};

const TopShops = ({ shops }: Pick<Home, 'shops'>) => {
  const t = useMessages();
  if (shops.length === 0) return null;
  return (
    <Section title={t('Top rated shops')} href={pathTo('shops')} isTall>
      <ul className={styles.shops}>
        {shops.slice(0, topShops).map((shop) => (
          <li key={shop.id}>
            <ShopCard shop={shop} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

type Part = (props: { home: Home; pageCount: number }) => ReactNode;

const TopShopsOfMany: Part = ({ home }) => (useMultiVendor() ? <TopShops shops={home.shops} /> : null);

/** The sections by their names in the settings, in the order that existing shops use. */
const parts: Readonly<Record<string, Part>> = {
  hero: ({ home }) => <Hero banners={home.banners} ads={home.ads} />,
  promises: Promises,
  categories: ({ home }) => <Categories categories={home.categories} />,
  incoming: ({ home }) => (home.incoming_flash_sale ? <IncomingSale sale={home.incoming_flash_sale} /> : null),
  sales: ({ home }) => (home.running_flash_sale ? <RunningSale sale={home.running_flash_sale} /> : null),
  popular: Popular,
  shops: TopShopsOfMany,
  products: ({ home, pageCount }) => <JustForYou total={home.just_for_you.total} pageCount={pageCount} />,
};

/** A sale to come stands above those that run. */
const withIncoming = (names: readonly string[]) =>
  names.flatMap((name) => (name === 'sales' ? ['incoming', name] : name));

const isEmpty = ({ popular_products: popular, just_for_you: feed }: Home) =>
  feed.total === 0 && feed.products.length === 0 && popular.length === 0;

const NothingSold = () => <p>{useMessages()('Nothing is sold here yet')}</p>;

export const HomeSections = ({ home, pageCount }: { home: Home; pageCount: number }) => {
  const { home_sections: chosen } = useFacts('preferences', selectSettings);
  // Other back ends may know other sections.
  const known = withIncoming(chosen ?? []).filter((name) => Object.hasOwn(parts, name));
  const sections = (known.length > 0 ? known : Object.keys(parts)).map((name) => {
    const Part = parts[name];
    return Part ? (
      <PartBoundary key={name}>
        <Part home={home} pageCount={pageCount} />
      </PartBoundary>
    ) : null;
  });
  return isEmpty(home) ? [...sections, <NothingSold key="" />] : sections;
};
