import { selectMoney, selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { isolated } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import * as styles from './Charged.css.ts';

/** Prices in another currency are for reading; the shop charges in its own. */
export const Charged = ({ amount }: { amount: number }) => {
  const t = useMessages();
  const locale = useLocale();
  const { name } = useFacts('preferences', selectMoney);
  const { currency } = useFacts('preferences', selectSettings);
  if (name === currency.name) return null;
  const charged = formatMoney(amount, { ...currency, rate_from_default: 1 }, locale);
  return <p className={styles.root}>{t('You will be charged {amount}', { amount: isolated(charged) })}</p>;
};
