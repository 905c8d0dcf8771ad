import type { UnitPrice } from '#machines/query/contract.types.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';

const measures = { kg: 'kg', l: 'litre', piece: 'piece' } as const;

/** Returns a formatter for unit prices such as "4.20$ per kg". Its result is undefined without a unit price. */
export const useUnitPrice = () => {
  const t = useMessages();
  const money = useMoney();
  return (unitPrice: UnitPrice | undefined) =>
    unitPrice &&
    t('{price} per {unit}', {
      price: isolated(money(unitPrice.amount)),
      unit: t(measures[unitPrice.measure] ?? 'piece'),
    });
};
