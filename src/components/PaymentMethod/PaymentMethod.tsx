import type { PaymentMethod } from '#machines/checkout/checkout.types.ts';
import * as styles from '#src/components/PaymentMethod/PaymentMethod.css.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type { RadioOption } from '#src/ui/RadioGroup/RadioGroup.tsx';

/** The `alt` is empty because the gateway's name stands beside the logo. */
export const GatewayLogo = ({ src }: { src: string }) => (
  <img className={styles.root} src={src} alt="" width="64" height="32" loading="lazy" />
);

/** Cash is the shop's own word; a gateway has a name of its own. */
export const methodTitle = ({ method, title }: PaymentMethod, t: Translate) =>
  method === 'cash' ? t('Cash on delivery') : title;

/** A way to pay as a choice of a radio group. */
export const paymentOption = (
  { method, title, logo }: PaymentMethod,
  t: Translate,
  isDisabled: boolean,
): RadioOption => ({
  value: method,
  label: methodTitle({ method, title }, t),
  text: method === 'cash' ? t('Pay when your order arrives') : t('Pay now, in a window of its own'),
  end: logo ? <GatewayLogo src={logo} /> : undefined,
  isDisabled,
});
