/** What the shop shows of itself: the network, the choices of the browser. */
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { done, eventOf } from '../../support/charts/events.ts';
import type { Shopper } from '../../support/shopper/shopper.ts';
import type { Ground, Planner } from '../journey.ts';
import { seeChecked, seeCount } from '../sights.ts';

export const planConnectivity: Planner = async () => ({
  flow: 'connectivity',
  path: '/products',
  model: {
    machine: connectivityMachine as never,
    input: undefined,
    cases: [{ type: 'network.lost' }, { type: 'network.restored' }],
    view: ({ value }) => value,
  },
  ports: {},
  hands: {
    'network.lost': ({ context }) => context.setOffline(true),
    'network.restored': ({ context }) => context.setOffline(false),
  },
  see: ({ page, t }, { value }) =>
    seeCount(page.getByRole('status').filter({ hasText: t('You are offline') }), value === 'offline' ? 1 : 0),
});

const schemes = { light: 'Light', dark: 'Dark', system: 'Use device setting' } as const;
type Scheme = keyof typeof schemes;

const scheme = ({ page, t }: Shopper, name: Scheme) => page.getByRole('radio', { name: t(schemes[name]) });
const notices = ({ page, t }: Shopper) =>
  page.getByRole('checkbox', { name: t('Keep notifications until I close them') });
const motion = ({ page, t }: Shopper) => page.getByRole('checkbox', { name: t('Reduce motion') });
const currency = ({ page, t }: Shopper) => page.getByRole('main').getByRole('combobox', { name: t('Currency') });

export const planPreferences: Planner = async ({ settings }: Ground) => {
  const [, other] = (settings.currencies ?? []) as { name: string }[];
  return {
    flow: 'preferences',
    path: '/settings',
    isSignedIn: true,
    model: {
      machine: preferencesMachine as never,
      input: { settings },
      cases: [
        done('0.preferences.recalling', {}),
        ...Object.keys(schemes).map((name) => eventOf('scheme.choose', { scheme: name })),
        eventOf('notices.choose', { keepNotices: true }),
        eventOf('notices.choose', { keepNotices: false }),
        eventOf('motion.choose', { lessMotion: true }),
        ...(other ? [eventOf('currency.choose', { name: other.name })] : []),
      ],
      view: ({ value, context }) => [
        value,
        context.scheme,
        context.keepNotices,
        context.lessMotion,
        context.currency?.name,
      ],
      // A box that is checked says the opposite next.
      isPossible: ({ value, context }, event) => {
        if (value === 'recalling') return event.type.startsWith('xstate.');
        if ('keepNotices' in event) return event.keepNotices !== context.keepNotices;
        return !('lessMotion' in event) || event.lessMotion !== context.lessMotion;
      },
    },
    ports: {},
    hands: {
      'scheme.choose': (shopper, event: { scheme: Scheme }) => shopper.press(scheme(shopper, event.scheme)),
      'notices.choose': (shopper) => shopper.press(notices(shopper)),
      'motion.choose': (shopper) => shopper.press(motion(shopper)),
      'currency.choose': async (shopper, { name }: { name: string }) =>
        void (await currency(shopper).selectOption(name)),
    },
    see: async (shopper, { value, context }) => {
      if (value === 'recalling') return;
      await seeChecked(scheme(shopper, context.scheme as Scheme), true);
      await seeChecked(notices(shopper), context.keepNotices);
      await seeChecked(motion(shopper), context.lessMotion);
    },
  };
};
