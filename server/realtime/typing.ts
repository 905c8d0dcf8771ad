/**
 * Who is writing in a chat. Nothing is stored: a notification of the database reaches all processes. The sockets of the
 * shopper hear of the shop. Of shoppers each process remembers the last seconds, for sellers who fetch the conversation.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import type { ChatSide } from '#server/db/queries/chat.ts';

export type Typing = { userId: number; shopId: number; side: ChatSide };

/** What the sockets of the shopper hear, with the number of the shop. */
export type TypingEvent = { userId: number; event: 'shop-typing' };

/** The channel of the database on which servers tell each other. */
export const typingChannel = 'larder_typing';

export const announceTypingOn = async (db: Db, typing: Typing): Promise<void> => {
  await db.execute(sql`select pg_notify(${typingChannel}, ${JSON.stringify(typing)})`);
};

/** Undefined for a payload of another program that uses the same database. */
export function parseTyping(text: string): Typing | undefined {
  try {
    const { userId, shopId, side } = JSON.parse(text) as Typing;
    const isValid = Number.isInteger(userId) && Number.isInteger(shopId) && (side === 'user' || side === 'shop');
    return isValid ? { userId, shopId, side } : undefined;
  } catch {
    return undefined;
  }
}

/** How long somebody counts as writing after the last word of it. */
export const typingMs = 5_000;

type Conversation = Pick<Typing, 'userId' | 'shopId'>;

const keyOf = ({ userId, shopId }: Conversation) => `${userId} ${shopId}`;

export class TypingShoppers {
  /** When it ends, the oldest first. */
  readonly #until = new Map<string, number>();

  note(conversation: Conversation, now: Date): void {
    const key = keyOf(conversation);
    this.#until.delete(key);
    this.#until.set(key, now.getTime() + typingMs);
    for (const [old, until] of this.#until) {
      if (until > now.getTime()) break;
      this.#until.delete(old);
    }
  }

  /** A message has come of it. */
  end(conversation: Conversation): void {
    this.#until.delete(keyOf(conversation));
  }

  has(conversation: Conversation, now: Date): boolean {
    return (this.#until.get(keyOf(conversation)) ?? 0) > now.getTime();
  }
}
