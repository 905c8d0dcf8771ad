import { lineIdOf } from '#machines/cart/cart.keys.ts';
import { isSoldOut } from '#machines/cart/cart.shortage.ts';
import { lineChoiceOf } from '#machines/checkout/checkout.if-sold-out.ts';
import { isFixed, selectCheckout, selectCheckoutSoldOut } from '#machines/checkout/checkout.selectors.ts';
import type { CartProduct, Quote, SoldOutChoice } from '#machines/checkout/checkout.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Block } from './Block.tsx';
import * as blocks from './CheckoutScreen.css.ts';

const texts: Record<SoldOutChoice, { label: MessageKey; text: MessageKey }> = {
  leave_out: { label: 'Leave it out', text: 'You don’t pay for it.' },
  call_me: { label: 'Call me', text: 'The shop calls the number of your address.' },
  best_match: { label: 'Send the best match', text: 'For the same price or less.' },
};

const asOrder = '';

type Bought = CartProduct & { packaging_id: NonNullable<CartProduct['packaging_id']> };

const LineChoice = ({ line }: { line: Bought }) => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { stage } = useFacts('checkout', selectCheckout);
  const facts = useFacts('checkout', selectCheckoutSoldOut);
  const key = { product_id: line.id, packaging_id: line.packaging_id };
  const choose = (value: string) =>
    checkout.send({
      type: 'soldOut.chooseLine',
      ...key,
      choice: facts.offered.find((choice) => choice === value),
    });
  return (
    <SelectField
      label={[line.name, line.size?.name ?? line.color?.name ?? line.unit].filter(Boolean).join(' · ')}
      name={`sold-out-${lineIdOf(line)}`}
      value={lineChoiceOf(facts, key) ?? asOrder}
      options={[
        { value: asOrder, label: t('Same as above') },
        ...facts.offered.map((choice) => ({ value: choice, label: t(texts[choice].label) })),
      ]}
      isDisabled={isFixed(stage)}
      onChange={choose}
    />
  );
};

const isBought = (line: CartProduct): line is Bought => Boolean(line.packaging_id) && !isSoldOut(line);

/** What the shop does with what it does not have; nothing on a back end that offers no choice. */
export const SoldOutBlock = ({ quote }: { quote: Quote }) => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { stage } = useFacts('checkout', selectCheckout);
  const { offered, choice } = useFacts('checkout', selectCheckoutSoldOut);
  if (offered.length === 0) return null;
  const lines = quote.checkout_items.flatMap(({ products }) => products).filter(isBought);
  return (
    <Block title={t('If something is sold out')}>
      <Stack gap={3}>
        <RadioGroup
          legend={t('If something is sold out')}
          name="sold-out"
          variant="cards"
          isLegendHidden
          value={choice}
          options={offered.map((each) => ({
            value: each,
            label: t(texts[each].label),
            text: t(texts[each].text),
            isDisabled: isFixed(stage),
          }))}
          onChange={(value) => {
            const chosen = offered.find((each) => each === value);
            if (chosen) checkout.send({ type: 'soldOut.choose', choice: chosen });
          }}
        />
        {lines.length > 1 ? (
          <div className={blocks.unlined}>
            <Disclosure summary={t('Choose for each product')}>
              <Stack gap={4}>
                {lines.map((line) => (
                  <LineChoice key={lineIdOf(line)} line={line} />
                ))}
              </Stack>
            </Disclosure>
          </div>
        ) : null}
      </Stack>
    </Block>
  );
};
