/** The text of a message as its reader gets it, with what the database shows as dots. */
import type { MessageRow } from '#server/db/queries/outbox.ts';
import { hiddenCode } from '#server/domain/account-message.ts';
import type { ShopSecret } from '#server/security/shop-secret.ts';

export const wholeText = ({ body, secret: sealed }: MessageRow, secret: ShopSecret): string =>
  sealed ? body.replace(hiddenCode, secret.open(sealed)) : body;
