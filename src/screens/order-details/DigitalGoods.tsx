import DownloadIcon from 'lucide-react/icons/download';
import type { OrderProduct } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import * as styles from './OrderDetailsScreen.css.ts';

type DownloadProps = { href: string; text: string };

const Download = ({ href, text }: DownloadProps) => (
  <ButtonLink variant="soft" size="small" icon={<DownloadIcon />} href={href} isExternal>
    {text}
  </ButtonLink>
);

type Goods = Pick<OrderProduct, 'attachments' | 'license' | 'license_download_link'>;

/** The files and the licence of a digital product; each file opens beside the page. */
export const DigitalGoods = ({ product }: { product: Goods }) => {
  const t = useMessages();
  const number = useNumbers();
  const { attachments: files = [], license = {}, license_download_link: link } = product;
  const details = Object.values(license);
  const fileText = (extension: string | null | undefined, index: number) =>
    [t('Download file {number}', { number: number(index + 1) }), extension?.toUpperCase()].filter(Boolean).join(' · ');
  return (
    <>
      {details.length > 0 ? (
        <span className={styles.productLabel}>
          {t('Licence')}: <bdi>{details.join(' · ')}</bdi>
        </span>
      ) : null}
      {files.length > 0 || link ? (
        <span className={styles.downloads}>
          {files.map(({ url, extension }, index) => (
            <Download key={url} href={url} text={fileText(extension, index)} />
          ))}
          {link ? <Download href={link} text={t('Download the licence')} /> : null}
        </span>
      ) : null}
    </>
  );
};
