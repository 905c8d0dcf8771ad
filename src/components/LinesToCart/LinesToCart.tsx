import { factsOfLines, noLinesFacts, selectLinesToCart } from '#machines/lines-to-cart/lines-to-cart.selectors.ts';
import type { LineAddition } from '#machines/shared/added-lines.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import { AddedToCart } from '../AddedToCart/AddedToCart.tsx';
import { FormFailure } from '../FormFailure.tsx';
import * as styles from './LinesToCart.css.ts';

export type LinesToCartProps = {
  lines: readonly LineAddition[];
  /** What they cost together. */
  total: number;
  /** Of the button, translated. */
  label: string;
};

/** What several lines cost, a button that adds all of them to the cart, and what came of that. */
export const LinesToCart = ({ lines, total, label }: LinesToCartProps) => {
  const t = useMessages();
  const money = useMoney();
  const flow = useFlow('linesToCart');
  const facts = useFactsOr('linesToCart', selectLinesToCart, noLinesFacts);
  const { stage, report, failure } = factsOfLines(facts, lines);
  return (
    <>
      <div className={styles.root}>
        <Cluster gap={4} justify="between">
          <p className={styles.sum} aria-live="polite">
            {t('Total')} <bdi dir="ltr">{money(total)}</bdi>
          </p>
          <span className={styles.control}>
            <Button
              size="large"
              isBusy={stage === 'adding'}
              isDisabled={lines.length === 0}
              onPress={() => flow.send({ type: 'lines.add', lines })}
            >
              {stage === 'failed' ? t('Try again') : label}
            </Button>
          </span>
        </Cluster>
      </div>
      <FormFailure failure={failure} />
      <AddedToCart report={report} />
    </>
  );
};
