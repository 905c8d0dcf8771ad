/** Typing with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { announceTyping } from '#api/operations/chat.ts';
import { call } from '../shared/call.ts';
import { typingMachine } from './typing.machine.ts';

export const liveTyping = (client: Client) =>
  typingMachine.provide({ actors: { announceTyping: call((body, signal) => announceTyping(client, body, signal)) } });
