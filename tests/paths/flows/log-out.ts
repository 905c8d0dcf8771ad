/** Signing out: asked about first, and done whatever the server says. */
import type { EventObject } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { done, failed } from '../../support/charts/events.ts';
import { logOutDialog, requestLogout } from '../../support/shopper/account.ts';
import { button, see, seeGone } from '../../support/shopper/shopper.ts';
import { seeToast } from '../../support/shopper/shopping.ts';
import type { Planner } from '../journey.ts';
import { requireDesktop } from '../left-out.ts';
import { shopperName } from '../path-shopper.ts';
import { seeBusy, silent } from '../sights.ts';

const send = (from: keyof typeof requestLogout) => ({ type: 'logout.request', from }) as EventObject;
/** As XState names what a state calls without a name of its own. */
const restoring = '0.session.restoring';
const signingOut = '0.session.signedIn.signingOut';

export const planLogOut: Planner = async (ground) => {
  requireDesktop(ground, 'a phone has no account menu in its header');
  return {
    flow: 'session',
    path: '/settings',
    isSignedIn: true,
    model: {
      machine: sessionMachine as never,
      input: undefined,
      cases: [
        done(restoring, { account: { user: { id: 1, name: shopperName }, token: 'sample' } }),
        send('topBar'),
        send('sidebar'),
        { type: 'logout.cancel' },
        { type: 'logout.confirm' },
        done(signingOut),
        failed(signingOut, silent),
      ],
      view: ({ value, context }) => [value, context.leaveTo],
      stopWhen: (snapshot) => snapshot.matches('guest' as never),
    },
    ports: { 'GET /logout': signingOut },
    bodyOf: () => ({ message: 'Gone.' }),
    hands: {
      'logout.request': (shopper, { from }: { from: keyof typeof requestLogout }) => requestLogout[from](shopper),
      'logout.cancel': (shopper) =>
        shopper.press(logOutDialog(shopper).getByRole('button', { name: shopper.t('Cancel') })),
      'logout.confirm': (shopper) =>
        shopper.press(logOutDialog(shopper).getByRole('button', { name: shopper.t('Yes'), exact: true })),
    },
    see: async (shopper, snapshot) => {
      const { status } = selectSession(snapshot as never);
      if (status === 'pending') return;
      if (snapshot.matches('guest' as never)) {
        await seeToast(shopper, shopper.t('Logout successfully'));
        return see(button(shopper, shopper.t('Login')));
      }
      if (snapshot.matches({ signedIn: 'idle' } as never)) return seeGone(logOutDialog(shopper));
      const yes = logOutDialog(shopper).getByRole('button', { name: shopper.t('Yes'), exact: true });
      await seeBusy(yes, status === 'signingOut');
    },
  };
};
