/** Realtime walked along every edge: with a service, without one, and with nobody signed in at first. */
import { realtimeMachine } from '#machines/realtime/realtime.machine.ts';
import { realtimeModel } from '#tests/models/realtime.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

walkEveryEdge({
  machine: realtimeMachine,
  ports: [],
  models: {
    'a shopper': realtimeModel(),
    'a guest': realtimeModel({ userId: undefined }),
    'a shop without realtime': realtimeModel({ address: undefined }),
  },
});
