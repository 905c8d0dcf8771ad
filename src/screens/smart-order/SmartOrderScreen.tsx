import { type SmartOrderFacts, selectSmartOrder } from '#machines/smart-order/smart-order.selectors.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { Report } from './Report.tsx';
import * as styles from './SmartOrderScreen.css.ts';
import { SortedList } from './SortedList.tsx';

const ListForm = ({ facts }: { facts: SmartOrderFacts }) => {
  const t = useMessages();
  const flow = useFlow('smartOrder');
  const { stage, text, error, lineCount, failure } = facts;
  const isBusy = stage === 'matching';
  return (
    <Card>
      <Form
        className={styles.form}
        label={t('Shopping list')}
        isBusy={isBusy}
        onSubmit={() => flow.send({ type: 'list.submit' })}
      >
        <TextArea
          name="list"
          label={t('Shopping list')}
          hint={t('One product a line, or with commas between: 2 kg tomatoes, milk, 6 eggs')}
          rows={8}
          value={text}
          error={error && noticeText(t, error)}
          isRequired
          isDisabled={isBusy}
          onChange={(typed) => flow.send({ type: 'list.type', text: typed })}
        />
        <FormFailure failure={failure} />
        <div className={styles.ways}>
          <Button type="submit" size="large" isBusy={isBusy}>
            {t('Find products')}
          </Button>
          {isBusy ? (
            <Button variant="secondary" size="large" onPress={() => flow.send({ type: 'list.edit' })}>
              {t('Cancel')}
            </Button>
          ) : null}
          <span className={styles.quiet}>{lineCount > 0 ? t('{count} products', { count: lineCount }) : null}</span>
        </div>
      </Form>
    </Card>
  );
};

/** The steps of a smart order: the shopping list, the matched products and the report. */
export const SmartOrderScreen = () => {
  const t = useMessages();
  const facts = useFacts('smartOrder', selectSmartOrder);
  const { stage } = facts;
  return (
    <div className={styles.root}>
      <div>
        <h1>{t('Smart order')}</h1>
        <p className={styles.quiet}>{t('Paste or type your shopping list; we find the products for you')}</p>
      </div>
      {stage === 'writing' || stage === 'matching' ? <ListForm facts={facts} /> : null}
      {stage === 'choosing' || stage === 'adding' ? <SortedList facts={facts} /> : null}
      {stage === 'added' ? <Report facts={facts} /> : null}
    </div>
  );
};
