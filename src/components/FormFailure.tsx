import { useMessages } from '#src/shop/use-messages.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';

export type FormFailureProps = { failure: { message?: string } | undefined };

/** Why a form could not be sent, where no field says it; it stays until the next try. */
export const FormFailure = ({ failure }: FormFailureProps) => {
  const t = useMessages();
  return failure ? (
    <Notice tone="danger" isLive>
      {failure.message ?? t('Check your connection and try again')}
    </Notice>
  ) : null;
};
