/** Cash is the shop's own word; a gateway has a name of its own. */
import type { PaymentMethod } from '#machines/checkout/checkout.types.ts';
import type { Translate } from '#src/i18n/messages.ts';

export const methodTitle = ({ method, title }: PaymentMethod, t: Translate) =>
  method === 'cash' ? t('Cash on delivery') : title;
