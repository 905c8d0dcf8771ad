/** A return's way as steps, read from its chart and from what the shop wrote down. */
import { isReturnFinal, returnTimeline } from '#machines/lifecycles/return.machine.ts';
import type { ReturnDetails, ReturnStatus } from '#machines/query/contract.types.ts';
import type { Step } from '#src/components/Timeline/TimelineStep.tsx';

const endOf = (status: ReturnStatus): Step['end'] => {
  if (status === 'Cancelled') return 'bad';
  return isReturnFinal(status) ? 'good' : undefined;
};

export const returnSteps = (
  { status: now, history = [] }: Pick<ReturnDetails, 'status' | 'history'>,
  nameOf: (status: ReturnStatus) => string,
): Step[] => {
  const way = returnTimeline(
    now,
    history.map(({ status }) => status),
  );
  const present = way.indexOf(now);
  return way.map((status, index) => ({
    status,
    name: nameOf(status),
    state: index < present ? 'done' : index === present ? 'current' : 'ahead',
    end: endOf(status),
    at: history.find((entry) => entry.status === status)?.at,
  }));
};
