import CheckIcon from 'lucide-react/icons/check';
import Trash2Icon from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { isFixed, selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { preserveFocus } from '#src/components/focus.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import * as styles from './CheckoutScreen.css.ts';

const CodeForm = ({ onApply }: { onApply: () => void }) => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { stage, typedCode, isCheckingCode, codeRefusal } = useFacts('checkout', selectCheckout);
  return (
    <Form label={t('Coupon code')} isBusy={isCheckingCode} onSubmit={onApply}>
      <Field
        name="coupon"
        label={t('Coupon code')}
        dir="ltr"
        maxLength={50}
        autoComplete="off"
        enterKeyHint="done"
        value={typedCode}
        error={codeRefusal && noticeText(t, codeRefusal)}
        isDisabled={isFixed(stage)}
        end={
          <Button type="submit" size="small" variant="soft" isBusy={isCheckingCode} aria-label={t('Apply coupon')}>
            {t('Apply')}
          </Button>
        }
        onChange={(code) => checkout.send({ type: 'voucherCode.type', code })}
      />
    </Form>
  );
};

/** A code is typed and applied; once it counts it stands there, and can be taken back. */
export const VoucherCode = () => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const place = useRef<HTMLDivElement>(null);
  const { appliedCode, stage } = useFacts('checkout', selectCheckout);
  const send = (type: 'voucherCode.apply' | 'voucherCode.remove') => () => {
    checkout.send({ type });
    preserveFocus(place.current, 'first');
  };
  return (
    <div ref={place}>
      {appliedCode === undefined ? (
        <CodeForm onApply={send('voucherCode.apply')} />
      ) : (
        <div className={styles.applied}>
          <span className={styles.code} role="status">
            <CheckIcon />
            {t('Voucher applied')}: <bdi dir="ltr">{appliedCode}</bdi>
          </span>
          <IconButton label={t('Remove coupon')} isDisabled={isFixed(stage)} onPress={send('voucherCode.remove')}>
            <Trash2Icon />
          </IconButton>
        </div>
      )}
    </div>
  );
};
