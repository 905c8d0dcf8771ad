import { useId } from 'react';
import type { ReturnDetails } from '#machines/query/contract.types.ts';
import { Amount, Amounts } from '#src/components/Amounts/Amounts.tsx';
import * as lines from '#src/components/BoughtLine/BoughtLine.css.ts';
import { BoughtLine } from '#src/components/BoughtLine/BoughtLine.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

export const ReturnProducts = ({ returned }: { returned: ReturnDetails }) => {
  const t = useMessages();
  const { whole, parts, write } = useSums();
  const id = useId();
  const total = whole(returned.amount);
  // A back end may leave these amounts as they were multiplied: they are rounded only here.
  const amounts = parts(
    total,
    returned.return_order_products.map(({ price, quantity }) => price * quantity),
  );
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={5}>
        <h2 id={id}>{t('Items')}</h2>
        <ul className={lines.list}>
          {returned.return_order_products.map((product, index) => (
            <BoughtLine
              key={[product.product_id, product.unit, product.size, product.color].join('-')}
              id={product.product_id}
              name={product.product_name}
              details={[product.unit, product.size, product.color]}
              thumbnail={product.thumbnail}
              picture={product.picture}
              quantity={product.quantity}
              price={product.price}
              amount={write(amounts[index] ?? 0n)}
            />
          ))}
        </ul>
        <Amounts>
          <Amount variant="total" label={t('Total')} amount={write(total)} />
        </Amounts>
      </Stack>
    </Card>
  );
};
