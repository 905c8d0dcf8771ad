import type { MouseEvent } from 'react';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { buttonClass } from '#src/ui/Button/Button.tsx';

/** A real link, which no browser refuses; a plain press keeps the window in the shop's sight. */
export const OpenPayment = ({ url }: { url: string }) => {
  const t = useMessages();
  const flow = useFlow('payment');
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    flow.send({ type: 'payment.reopen' });
  };
  return (
    <a className={buttonClass({})} href={url} target="_blank" rel="noopener" onClick={open}>
      {t('Open the payment page')}
    </a>
  );
};
