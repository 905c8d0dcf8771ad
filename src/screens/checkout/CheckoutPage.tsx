import { isFixed, selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { Quote } from '#machines/checkout/checkout.types.ts';
import { paymentOption } from '#src/components/PaymentMethod/PaymentMethod.tsx';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { AddressBlock } from './AddressBlock.tsx';
import { Block } from './Block.tsx';
import * as styles from './CheckoutScreen.css.ts';
import { DeliveryBlock } from './DeliveryBlock.tsx';
import { ItemsBlock } from './ItemsBlock.tsx';
import { SoldOutBlock } from './SoldOutBlock.tsx';
import { Summary } from './Summary.tsx';

const PaymentBlock = () => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { methods, payment, stage } = useFacts('checkout', selectCheckout);
  return (
    <Block title={t('Payment method')} part="payment">
      {methods.length === 0 ? (
        <Notice tone="warning">{t('No payment method is available now')}</Notice>
      ) : (
        <RadioGroup
          legend={t('Choose a payment method')}
          name="payment"
          variant="cards"
          isLegendHidden
          value={payment}
          options={methods.map((method) => paymentOption(method, t, isFixed(stage)))}
          onChange={(method) => checkout.send({ type: 'payment.choose', method })}
        />
      )}
    </Block>
  );
};

const NoteBlock = () => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { note, stage } = useFacts('checkout', selectCheckout);
  return (
    <Block title={t('Note')} end={t('Optional')}>
      <TextArea
        name="note"
        label={t('Note for the shop')}
        isLabelHidden
        rows={2}
        maxLength={1000}
        value={note}
        isDisabled={isFixed(stage)}
        onChange={(text) => checkout.send({ type: 'note.type', note: text })}
      />
    </Block>
  );
};

const OrderConfirm = lazyOverlay(async () => (await import('./OrderConfirm.tsx')).OrderConfirm);

/** Loads the code of the dialog only after the order is confirmed. */
const Confirmation = () => {
  const checkout = useFlow('checkout');
  const { stage } = useFacts('checkout', selectCheckout);
  const close = () => checkout.send({ type: 'confirmation.close' });
  return stage === 'confirmed' ? <OrderConfirm onMissing={close} /> : null;
};

/** The shopper's choices, and beside them the summary with the amounts. */
export const CheckoutPage = ({ quote }: { quote: Quote }) => (
  <div className={styles.columns}>
    <Stack gap={5}>
      <ItemsBlock quote={quote} />
      <AddressBlock />
      <DeliveryBlock quote={quote} />
      <SoldOutBlock quote={quote} />
      <NoteBlock />
      <PaymentBlock />
    </Stack>
    <div className={styles.aside}>
      <Summary quote={quote} />
    </div>
    <Confirmation />
  </div>
);
