import type { ShopDetails } from '#machines/query/contract.types.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

const bannerSlides = lazyComponent({
  file: 'BannerSlides',
  load: async () => (await import('#src/components/Banners/BannerSlides.tsx')).BannerSlides,
  waitFor: 'nothing',
});

/** Few shops have banners of their own: the others load nothing for them. */
export const ShopBanners = ({ banners }: Pick<ShopDetails, 'banners'>) => {
  const t = useMessages();
  const given = { banners, label: t('Offers') };
  return banners.length > 0 ? <Part of={bannerSlides} given={given} placeholder={<Skeleton shape="banner" />} /> : null;
};
