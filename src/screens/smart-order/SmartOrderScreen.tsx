import { selectSmartOrder } from '#machines/smart-order/smart-order.selectors.ts';
import { FormPending } from '#src/components/FormPending.tsx';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ListForm } from './ListForm.tsx';
import { Report } from './Report.tsx';
import * as styles from './SmartOrderScreen.css.ts';
import { SortedList } from './SortedList.tsx';

/** A shopping list, what the shop makes of it, and what came of that. */
export const SmartOrderScreen = () => {
  const t = useMessages();
  const facts = useFacts('smartOrder', selectSmartOrder);
  const { stage } = facts;
  if (stage === 'expired') return <FormPending title={t('Smart Order')} />;
  return (
    <div className={styles.root}>
      <div>
        <h1>{t('Smart Order')}</h1>
        <p className={styles.quiet}>{t('Paste or type your shopping list; we find the products for you')}</p>
      </div>
      {stage === 'writing' || stage === 'matching' ? <ListForm facts={facts} /> : null}
      {stage === 'choosing' || stage === 'adding' ? <SortedList facts={facts} /> : null}
      {stage === 'added' ? <Report facts={facts} /> : null}
    </div>
  );
};
