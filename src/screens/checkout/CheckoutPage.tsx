import type { Quote } from '#machines/checkout/checkout.types.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { AddressBlock } from './AddressBlock.tsx';
import * as styles from './CheckoutScreen.css.ts';
import { Confirmation } from './Confirmation.tsx';
import { ItemsBlock } from './ItemsBlock.tsx';
import { NoteBlock } from './NoteBlock.tsx';
import { PaymentBlock } from './PaymentBlock.tsx';
import { Summary } from './Summary.tsx';

/** Choices on one side, what they cost on the other. */
export const CheckoutPage = ({ quote }: { quote: Quote }) => (
  <div className={styles.columns}>
    <Stack gap={5}>
      <ItemsBlock quote={quote} />
      <AddressBlock />
      <NoteBlock />
      <PaymentBlock />
    </Stack>
    <div className={styles.aside}>
      <Summary quote={quote} />
    </div>
    <Confirmation />
  </div>
);
