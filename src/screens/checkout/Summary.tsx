import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { Quote } from '#machines/checkout/checkout.types.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { Block } from './Block.tsx';
import { CheckoutTrouble } from './CheckoutTrouble.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import { Recap } from './Recap.tsx';
import { SummaryAmounts } from './SummaryAmounts.tsx';
import { isUpdating } from './stages.ts';
import { VerifyAccount } from './VerifyAccount.tsx';
import { VoucherCode } from './VoucherCode.tsx';

/** What is charged, where it goes, how it is paid; then the one button. */
export const Summary = ({ quote }: { quote: Quote }) => {
  const t = useMessages();
  const money = useMoney();
  const { stage } = useFacts('checkout', selectCheckout);
  const total = `${t('Total payable')} ${money(quote.checkout.payable_amount)}`;
  return (
    <Block title={t('Order summary')} end={isUpdating(stage) ? t('Updating totals…') : undefined}>
      <Stack gap={5}>
        <SummaryAmounts quote={quote} isUpdating={isUpdating(stage)} />
        <VisuallyHidden>
          <span role="status">{isUpdating(stage) ? t('Updating totals…') : total}</span>
        </VisuallyHidden>
        <VoucherCode />
        <Recap />
        <CheckoutTrouble />
        <VerifyAccount />
        <PlaceOrder />
      </Stack>
    </Block>
  );
};
