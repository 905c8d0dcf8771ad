import type { Failure } from '#machines/shared/failure.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { failureText } from './failure-text.ts';

export type FormFailureProps = { failure: Failure | undefined };

/** The reason why a form failed, if it belongs to no field. It stays until the next submit. */
export const FormFailure = ({ failure }: FormFailureProps) => {
  const t = useMessages();
  return failure ? (
    <Notice tone="danger" isLive>
      {failureText(t, failure)}
    </Notice>
  ) : null;
};
