import type { PaymentMethod } from '#machines/checkout/checkout.types.ts';
import { GatewayLogo } from '#src/components/GatewayLogo/GatewayLogo.tsx';
import type { Translate } from '#src/i18n/messages.ts';
import type { RadioOption } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { methodTitle } from './method-title.ts';

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
