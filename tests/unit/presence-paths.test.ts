/** Presence walked along every edge. */
import { presenceMachine } from '#machines/presence/presence.machine.ts';
import { presenceModel } from '#tests/models/realtime.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

walkEveryEdge({
  machine: presenceMachine,
  ports: ['updateLastSeen'],
  models: { 'a shopper': presenceModel(true), 'a guest': presenceModel(false) },
});
