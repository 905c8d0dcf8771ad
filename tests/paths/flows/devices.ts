/** Where the shopper is signed in, and signing out of another place. */
import type { EventObject } from 'xstate';
import { devicesMachine } from '#machines/devices/devices.machine.ts';
import { selectDevices } from '#machines/devices/devices.selectors.ts';
import { refused } from '../../models/cart.ts';
import { done, failed } from '../../support/charts/events.ts';
import { type Shopper, see } from '../../support/shopper/shopper.ts';
import { seeToast } from '../../support/shopper/shopping.ts';
import type { Planner } from '../journey.ts';
import { sampleOf } from '../sample.ts';
import { seeBusy, seeCount, silent } from '../sights.ts';

const here = sampleOf('Session', { id: 1, device: 'This one', is_current: true });
const there = sampleOf('Session', { id: 2, device: 'Kitchen tablet', is_current: false });

const group = ({ page, t }: Shopper) => page.getByRole('region', { name: t('Where you are signed in') });
const signOut = (shopper: Shopper) =>
  group(shopper).getByRole('listitem').filter({ hasText: there.device }).getByRole('button');

export const planDevices: Planner = async () => ({
  flow: 'devices',
  path: '/settings',
  isSignedIn: true,
  model: {
    machine: devicesMachine as never,
    input: undefined,
    cases: [
      { type: 'device.signOut', id: there.id } as EventObject,
      { type: 'devices.retry' },
      done('listSessions', [here, there]),
      done('endSession', { message: 'Signed out there.' }),
      failed('listSessions', silent),
      ...[refused, silent, { kind: 'notFound', status: 404 }].map((error) => failed('endSession', error)),
    ],
    view: ({ value, context }) => [value, context.devices.length, context.endingId],
    isPossible: ({ context }, { type }) => type !== 'device.signOut' || context.devices.length === 2,
  },
  ports: { 'GET /sessions': 'listSessions', [`DELETE /sessions/${there.id}`]: 'endSession' },
  bodyOf: (port, output) => (port === 'listSessions' ? { data: { sessions: output } } : output),
  hands: {
    'device.signOut': (shopper) => shopper.press(signOut(shopper)),
    'devices.retry': (shopper) => shopper.press(group(shopper).getByRole('button', { name: shopper.t('Retry') })),
  },
  see: async (shopper, snapshot, { type }) => {
    const { t } = shopper;
    const { stage, devices, endingId } = selectDevices(snapshot as never);
    if (stage === 'failed') return see(group(shopper).getByRole('heading', { name: t('We could not load this') }));
    if (stage === 'loading') return see(group(shopper).getByText(t('Loading…')));
    await seeCount(group(shopper).getByRole('listitem'), devices.length);
    if (devices.length === 2) await seeBusy(signOut(shopper), endingId !== undefined);
    if (type === 'xstate.done.actor.endSession') await seeToast(shopper, 'Signed out there.');
  },
});
