/** An outgoing message with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { openConversation, sendMessage } from '#api/operations/chat.ts';
import { call } from '../shared/call.ts';
import { outgoingMessageMachine } from './outgoing-message.machine.ts';

export const liveOutgoingMessage = (client: Client) =>
  outgoingMessageMachine.provide({
    actors: {
      openConversation: call((body, signal) => openConversation(client, body, signal)),
      sendMessage: call((body, signal) => sendMessage(client, body, signal)),
    },
  });
