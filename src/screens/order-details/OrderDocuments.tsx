import FileTextIcon from 'lucide-react/icons/file-text';
import ReceiptTextIcon from 'lucide-react/icons/receipt-text';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';

type Documents = Pick<OrderDetails, 'invoice_url' | 'payment_receipt_url'>;

/** The invoice, and the receipt once there is one; each opens beside the page. */
export const OrderDocuments = ({
  order: { invoice_url: invoice, payment_receipt_url: receipt },
}: {
  order: Documents;
}) => {
  const t = useMessages();
  if (!invoice && !receipt) return null;
  return (
    <Cluster>
      {invoice ? (
        <ButtonLink variant="secondary" size="small" icon={<FileTextIcon />} href={invoice} isExternal>
          {t('Download Invoice')}
        </ButtonLink>
      ) : null}
      {receipt ? (
        <ButtonLink variant="secondary" size="small" icon={<ReceiptTextIcon />} href={receipt} isExternal>
          {t('Payment Slip')}
        </ButtonLink>
      ) : null}
    </Cluster>
  );
};
