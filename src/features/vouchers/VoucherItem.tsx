import CheckIcon from 'lucide-react/icons/check';
import type { Voucher } from '#machines/vouchers/vouchers.types.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './VoucherItem.css.ts';

export type VoucherItemProps = {
  voucher: Voucher;
  isCollecting: boolean;
  /** Another one is collected now. */
  isDisabled: boolean;
  onCollect: () => void;
};

const useDiscount = ({ discount_type, discount }: Voucher) => {
  const t = useMessages();
  const money = useMoney();
  // Every other type is an amount, whatever a back end calls it.
  return discount_type.toLowerCase() === 'percentage'
    ? t('{percent}% off', { percent: discount })
    : t('{amount} off', { amount: isolated(money(discount)) });
};

const twoDaysMs = 2 * 86_400_000;

/** A back end may write the zero of its clock, in its own time zone, where there is no end. */
const hasEnd = (validity: string | null) => Boolean(validity) && !(Date.parse(validity ?? '') < twoDaysMs);

const Terms = ({ voucher }: { voucher: Voucher }) => {
  const t = useMessages();
  const money = useMoney();
  const dates = useDates();
  const { code, min_order_amount, max_discount_amount, validity } = voucher;
  return (
    <>
      {min_order_amount > 0 ? (
        <p className={styles.terms}>{t('Minimum spend {amount}', { amount: isolated(money(min_order_amount)) })}</p>
      ) : null}
      {max_discount_amount > 0 ? (
        <p className={styles.terms}>{t('At most {amount} off', { amount: isolated(money(max_discount_amount)) })}</p>
      ) : null}
      {hasEnd(validity) ? (
        <p className={styles.terms}>{t('Valid till {date}', { date: dates.day(validity) || isolated(validity) })}</p>
      ) : null}
      {code ? (
        <p className={styles.terms}>
          {t('Code')}{' '}
          <bdi className={styles.code} dir="ltr">
            {code}
          </bdi>
        </p>
      ) : null}
    </>
  );
};

/** The discount of a voucher, its minimum spend and expiry date, and the button that collects it. */
export const VoucherItem = ({ voucher, isCollecting, isDisabled, onCollect }: VoucherItemProps) => {
  const t = useMessages();
  const discount = useDiscount(voucher);
  const isCollected = voucher.is_collected;
  return (
    <li className={styles.root}>
      <div className={styles.about}>
        <p className={styles.discount}>{discount}</p>
        <Terms voucher={voucher} />
      </div>
      <div className={styles.action}>
        <Button
          size="small"
          variant={isCollected ? 'quiet' : 'primary'}
          icon={isCollected ? <CheckIcon /> : undefined}
          isBusy={isCollecting}
          isDisabled={isDisabled || isCollected}
          aria-label={`${isCollected ? t('Collected') : t('Collect')}: ${discount}`}
          onPress={onCollect}
        >
          {isCollected ? t('Collected') : t('Collect')}
        </Button>
      </div>
    </li>
  );
};
