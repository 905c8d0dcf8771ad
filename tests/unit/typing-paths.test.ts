/** Typing walked along every edge. */
import { typingMachine } from '#machines/typing/typing.machine.ts';
import { typingModel } from '#tests/models/realtime.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

walkEveryEdge({ machine: typingMachine, ports: ['announceTyping'], models: { 'a chat': typingModel } });
