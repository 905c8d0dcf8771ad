import { selectPayment } from '#machines/payment/payment.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import { GatewayChoice } from './GatewayChoice.tsx';
import * as styles from './Payment.css.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { PaymentState } from './PaymentState.tsx';
import { PaymentSums } from './PaymentSums.tsx';
import { choicesOf } from './payment-choices.ts';
import { paymentTexts } from './payment-texts.ts';

/** From the gateway's window to the receipt, or to why there is none. */
export const PaymentDialog = () => {
  const t = useMessages();
  const flow = useFlow('payment');
  const facts = useFacts('payment', selectPayment);
  const { stage } = facts;
  if (stage === 'idle') return null;
  const choices = choicesOf(facts);
  const buttons = (
    <Cluster justify="end">
      {choices.map((choice) => (
        <PaymentChoice key={choice} choice={choice} facts={facts} />
      ))}
    </Cluster>
  );
  return (
    <Dialog
      title={t(stage === 'choosing' ? 'Make Payment' : paymentTexts[stage].title)}
      closeLabel={t('Close')}
      step={stage}
      isDismissable={false}
      footer={choices.length > 0 ? buttons : undefined}
      onClose={() => flow.send({ type: stage === 'paying' ? 'payment.stop' : 'payment.close' })}
    >
      <div className={styles.root}>
        {stage === 'choosing' ? <GatewayChoice {...facts} /> : <PaymentState facts={facts} stage={stage} />}
        <PaymentSums {...facts} />
      </div>
    </Dialog>
  );
};
