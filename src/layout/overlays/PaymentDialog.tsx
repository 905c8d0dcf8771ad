import { selectPayment } from '#machines/payment/payment.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { GatewayChoice } from '#src/layout/Payment/GatewayChoice.tsx';
import * as styles from '#src/layout/Payment/Payment.css.ts';
import { PaymentChoice } from '#src/layout/Payment/PaymentChoice.tsx';
import { PaymentState } from '#src/layout/Payment/PaymentState.tsx';
import { PaymentSums } from '#src/layout/Payment/PaymentSums.tsx';
import { choicesOf } from '#src/layout/Payment/payment-choices.ts';
import { paymentTexts } from '#src/layout/Payment/payment-texts.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';

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
