/** What the contract describes and this server does not do yet: exactly these answer 501. */
import type { OperationId } from '#server/http/handler.ts';

export const notYet: readonly OperationId[] = [];
