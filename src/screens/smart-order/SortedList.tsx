import type { SmartOrderFacts } from '#machines/smart-order/smart-order.selectors.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { arrive } from '#src/components/focus.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { FoundLine } from './FoundLine.tsx';
import * as styles from './SmartOrderScreen.css.ts';

const NotFoundLine = ({ text }: { text: string }) => {
  const t = useMessages();
  return (
    <div className={styles.line}>
      <p className={styles.said}>
        <q dir="auto">{text}</q>
      </p>
      <p className={styles.quiet}>
        {t('We found nothing for this')}{' '}
        <TextLink href={pathTo('products', undefined, new URLSearchParams({ q: text }))}>
          {t('Search yourself')}
        </TextLink>
      </p>
    </div>
  );
};

/** The list with a product for each line, to be changed or left out, and then all into the cart. */
export const SortedList = ({ facts }: { facts: SmartOrderFacts }) => {
  const t = useMessages();
  const money = useMoney();
  const flow = useFlow('smartOrder');
  const { stage, lines, choices, itemCount, total, failure } = facts;
  const isBusy = stage === 'adding';
  return (
    <>
      <h2 className={styles.heading} tabIndex={-1} ref={arrive}>
        {t('What we found')}
      </h2>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.line}>
            <Card>
              {line.product ? (
                <FoundLine line={line} choice={choices[line.line]} isBusy={isBusy} />
              ) : (
                <NotFoundLine text={line.text} />
              )}
            </Card>
          </li>
        ))}
      </ol>
      <FormFailure failure={failure} />
      <div className={styles.bar}>
        <p className={styles.sum} aria-live="polite">
          {t('{count} products', { count: itemCount })} · <bdi dir="ltr">{money(total)}</bdi>
        </p>
        <div className={styles.ways}>
          <Button variant="secondary" size="large" isDisabled={isBusy} onPress={() => flow.send({ type: 'list.edit' })}>
            {t('Change the list')}
          </Button>
          <Button
            size="large"
            isBusy={isBusy}
            isDisabled={itemCount === 0}
            onPress={() => flow.send({ type: 'order.add' })}
          >
            {t('Add all to cart')}
          </Button>
        </div>
      </div>
    </>
  );
};
