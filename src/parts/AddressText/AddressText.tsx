import type { Address } from '#machines/reading/shapes.types.ts';
import { useLocale } from '#src/app/use-texts.ts';
import * as styles from './AddressText.css.ts';

export type AddressTextProps = { address: Address };

type Place = Pick<Address, 'flat_no' | 'address_line' | 'address_line2' | 'area' | 'post_code'>;

/** The place in one line, with the comma of the language. */
export const useOneLine = () => {
  const comma = useLocale() === 'en' ? ', ' : '، ';
  return ({ flat_no, address_line, address_line2, area, post_code }: Place) =>
    [flat_no, address_line, address_line2, area, post_code].filter(Boolean).join(comma);
};

/** To whom and where: each in the direction of its own letters. */
export const AddressText = ({ address }: AddressTextProps) => {
  const oneLine = useOneLine();
  return (
    <address className={styles.root}>
      <bdi className={styles.name}>{address.name}</bdi>
      <bdi>{oneLine(address)}</bdi>
      <bdi className={styles.phone} dir="ltr">
        {address.phone}
      </bdi>
    </address>
  );
};
