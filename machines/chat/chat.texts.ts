/** Starts and stops the actors of texts; `chat.machine.ts` says when. */
import { enqueueActions, type ParameterizedObject } from 'xstate';
import type { ChatMessage } from '#api/types/chat.ts';
import type { outgoingMessageMachine } from '../outgoing-message/outgoing-message.machine.ts';
import { isConfirmedBy } from './chat.logic.ts';
import type { ChatContext, ChatEvent } from './chat.types.ts';

/** The actor of one text, by the name under which the chat spawns it. */
type TextActor = { src: 'outgoingMessage'; logic: typeof outgoingMessageMachine; id: string | undefined };
type Params = ParameterizedObject['params'] | undefined;

/** `enqueueActions` with the types of the chat, which XState cannot infer outside of `setup`. */
const forTexts = <Given extends Params = undefined>(
  collect: Parameters<
    typeof enqueueActions<ChatContext, ChatEvent, Given, ChatEvent, TextActor, never, never, never, never>
  >[0],
) => enqueueActions(collect);

export const spawnMessage = forTexts(({ context: { outbox, stamp, userId }, enqueue }) => {
  const { shopId = 0, text = '', orderId, picture } = outbox.at(-1) ?? {};
  const { clientId } = stamp;
  const input = { clientId, shopId, text, orderId, picture, userId };
  enqueue.spawnChild('outgoingMessage', { id: clientId, input });
});

export const stopMessage = forTexts<{ clientId: string }>(({ enqueue }, { clientId }) => enqueue.stopChild(clientId));

/** A request that is in flight is aborted, and its text waits again. */
export const cancelMessages = forTexts(({ context, enqueue }) => {
  for (const { clientId } of context.outbox) enqueue.sendTo(clientId, { type: 'message.cancel' });
});

export const stopMessages = forTexts(({ context, enqueue }) => {
  for (const { clientId } of context.outbox) enqueue.stopChild(clientId);
});

export const stopConfirmed = forTexts<{ page: readonly ChatMessage[] }>(({ context, enqueue }, { page }) => {
  for (const { clientId } of context.outbox.filter(isConfirmedBy(page))) enqueue.stopChild(clientId);
});
