/** The demo shop has no staff, so an automatic reply says so once per conversation. */
import type { Locale } from '#locales/locales.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { translate } from '#server/i18n/translate.ts';
import { replyByItself } from './reply.ts';

export type Assistant = {
  /** A shopper has written; the reply comes after a moment, in their language. */
  noticeMessage(userId: number, shopId: number, locale: Locale): void;
  /** Cancels the replies that are still waiting. */
  stop(): Promise<void>;
};

const pauseMs = 1_500;
const words =
  'This is an automatic reply: you are in a demo shop, and nobody reads this chat. In a real shop the seller answers here.';

const nobody: Assistant = { noticeMessage: () => undefined, stop: async () => undefined };

export function startAssistant({
  db,
  clock,
  config,
  log,
}: Pick<Dependencies, 'db' | 'clock' | 'config' | 'log'>): Assistant {
  if (!config.demoShop) return nobody;
  const waiting = new Set<NodeJS.Timeout>();
  const speaking = new Set<Promise<unknown>>();

  function speak(userId: number, shopId: number, locale: Locale): void {
    const text = translate(locale, words);
    const now = clock();
    const spoken = replyByItself(db, { userId, shopId, text, now })
      .catch((error: unknown) => log.warn({ err: error }, 'the automatic reply of the chat failed'))
      .finally(() => speaking.delete(spoken));
    speaking.add(spoken);
  }

  return {
    noticeMessage(userId, shopId, locale) {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        speak(userId, shopId, locale);
      }, pauseMs);
      waiting.add(timer);
    },
    async stop() {
      waiting.forEach(clearTimeout);
      await Promise.all(speaking);
    },
  };
}
