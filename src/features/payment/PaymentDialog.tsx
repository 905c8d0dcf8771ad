import CircleCheckIcon from 'lucide-react/icons/circle-check';
import CircleXIcon from 'lucide-react/icons/circle-x';
import ClockIcon from 'lucide-react/icons/clock';
import { selectPayment } from '#machines/payment/payment.selectors.ts';
import type { PaymentFacts } from '#machines/payment/payment.types.ts';
import { GatewayLogo } from '#src/components/PaymentMethod/PaymentMethod.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import * as styles from './Payment.css.ts';
import { choicesOf, PaymentChoice } from './PaymentChoice.tsx';
import { PaymentSums } from './PaymentSums.tsx';
import { keptText, type PaymentTone, paymentTexts, type ShownStage, saidOf } from './payment-texts.ts';

const marks: Record<PaymentTone, React.JSX.Element> = {
  waiting: <Spinner />,
  good: <CircleCheckIcon />,
  open: <ClockIcon />,
  bad: <CircleXIcon />,
};

/** How the payment stands, and that the order does not depend on it. */
const PaymentState = ({ facts, stage }: { facts: PaymentFacts; stage: ShownStage }) => {
  const t = useMessages();
  const { tone, text } = saidOf(t, stage, facts);
  const kept = keptText(stage);
  return (
    <div className={styles.state} role="status">
      <span className={styles.marks[tone]}>{marks[tone]}</span>
      <div className={styles.words}>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {kept ? <p className={styles.kept}>{t(kept)}</p> : null}
      </div>
    </div>
  );
};

/** Where there is more than one way to pay online. */
const GatewayChoice = ({ gateways, gateway }: Pick<PaymentFacts, 'gateways' | 'gateway'>) => {
  const t = useMessages();
  const flow = useFlow('payment');
  return (
    <RadioGroup
      legend={t('Choose a payment method')}
      name="gateway"
      variant="cards"
      value={gateway}
      options={gateways.map(({ name, title, logo }) => ({
        value: name,
        label: title,
        end: logo ? <GatewayLogo src={logo} /> : undefined,
      }))}
      onChange={(name) => flow.send({ type: 'gateway.choose', gateway: name })}
    />
  );
};

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
