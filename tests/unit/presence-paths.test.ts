/** Presence walked along every edge. */
import { presenceMachine } from '#machines/presence/presence.machine.ts';
import { presenceModel } from '#tests/support/realtime-model.ts';
import { walkEveryEdge } from '#tests/support/walk.ts';

walkEveryEdge({
  machine: presenceMachine,
  ports: ['updateLastSeen'],
  models: { 'a shopper': presenceModel(true), 'a guest': presenceModel(false) },
});
