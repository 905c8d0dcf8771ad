/** The notices of a page: shown, counted, dismissed, gone by themselves, and held while somebody reads them. */
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import { successToastMs, toastMs } from '#machines/constants.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import type { ToastHold, ToastsContext } from '#machines/toasts/toasts.types.ts';
import { refused } from '../../models/cart.ts';
import { eventOf } from '../../support/charts/events.ts';
import { type Shopper, see } from '../../support/shopper/shopper.ts';
import { latinDigits } from '../../support/texts/digits.ts';
import type { Journey, Planner } from '../journey.ts';
import { sampleOf } from '../sample.ts';
import { settled } from '../timeouts.ts';

type Snapshot = Parameters<typeof selectToasts>[0];
type Kind = 'success' | 'error';
type Named = { id: number; kind: Kind };

const said = { success: 'Signed out there.', error: refused.message ?? '' } as const;
const lives = { success: successToastMs, error: toastMs } as const;
const roles = { success: 'status', error: 'alert' } as const;
const kinds = ['success', 'error'] as const;
/** So many different notices in one path. */
const most = 3;

const stubborn = sampleOf('Session', { id: 2, device: 'Stubborn one', is_current: false });
const others = Array.from({ length: 20 }, (_, at) =>
  sampleOf('Session', { id: at + 10, device: `Tablet ${at}`, is_current: false }),
);
const devices = { success: 'Tablet', error: stubborn.device } as const;

const region = ({ page, t }: Shopper) => page.getByRole('region', { name: t('Notifications') });
const all = (shopper: Shopper) => region(shopper).getByRole('listitem');
const notice = (shopper: Shopper, kind: Kind) => region(shopper).getByRole(roles[kind]).getByRole('listitem');

/** Without the pointer and without the focus, which may be at a notice. */
const click = {
  show: ({ page, t }: Shopper, kind: Kind) =>
    page
      .getByRole('region', { name: t('Where you are signed in') })
      .getByRole('listitem')
      .filter({ hasText: devices[kind] })
      .getByRole('button')
      .first()
      .dispatchEvent('click'),
  choice: ({ page, t }: Shopper) =>
    page.getByRole('checkbox', { name: t('Keep notifications until I close them') }).dispatchEvent('click'),
};

const tell = ({ page }: Shopper, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name)), type);

type Deed = (shopper: Shopper) => Promise<unknown>;

const holding: Record<ToastHold, Deed> = {
  pointer: (shopper) => all(shopper).last().hover(),
  focus: (shopper) => all(shopper).last().getByRole('button').focus(),
  page: (shopper) => tell(shopper, 'pagehide'),
  choice: click.choice,
};

const releasing: Record<ToastHold, Deed> = {
  pointer: ({ page }) => page.mouse.move(1, 1),
  focus: ({ page }) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
  page: (shopper) => tell(shopper, 'pageshow'),
  choice: click.choice,
};

type Rule = (context: ToastsContext, event: never) => boolean;

const isReached = (by: ToastHold) => by === 'pointer' || by === 'focus';

const isShown = ({ toasts }: ToastsContext, { id, kind }: Named) =>
  toasts.some((toast) => toast.id === id && toast.kind === kind);

/** What can be done when. */
const rules: Readonly<Record<string, Rule>> = {
  'toast.show': ({ toasts, lastId }, { kind }: { kind: Kind }) => {
    const same = toasts.find((toast) => toast.kind === kind);
    return same ? same.count === 1 : lastId < most;
  },
  // Nobody reads them, or the reader dismisses one.
  'toast.dismiss': (context, event: Named) => {
    const { holds } = context;
    if (!isShown(context, event)) return false;
    return holds.length === 0 || holds.some(isReached);
  },
  'toast.expire': (context, event: Named) => context.toasts.length === 1 && isShown(context, event),
  'toasts.hold': ({ toasts, holds }, { by }: { by: ToastHold }) => {
    if (isReached(by) && toasts.length === 0) return false;
    return holds.length === 0 || (holds.length === 1 && holds[0] === 'pointer' && /focus|choice/.test(by));
  },
  'toasts.release': ({ holds }, { by }: { by: ToastHold }) => holds.includes(by),
};

const canBeDone = ({ value, context }: Snapshot, event: EventObject) =>
  (event.type !== 'toast.expire' || value === 'running') && (rules[event.type]?.(context, event as never) ?? false);

/** A count is there twice: to be seen and to be heard. */
const textIn = (written: string) =>
  latinDigits(written)
    .replace(/\s*\n\s*/g, '')
    .replace(/(×\d+)\1$/, '$1');

const seeNotices = async (shopper: Shopper, snapshot: Snapshot) => {
  const toasts = selectToasts(snapshot);
  for (const kind of kinds) {
    const texts = toasts
      .filter((toast) => toast.kind === kind)
      .map(({ count }) => said[kind] + (count > 1 ? `×${count}` : ''));
    await settled(
      async () => (await notice(shopper, kind).allInnerTexts()).map(textIn),
      `the notices of ${kind}`,
    ).toEqual(texts);
  }
};

const hands: Journey['hands'] = {
  // Right before its end a single notice is said once more: it must stay for its full time then.
  'toast.show': async (shopper, { kind }: { kind: Kind }) => {
    const isSame = (await all(shopper).count()) === 1 && (await notice(shopper, kind).count()) === 1;
    if (isSame) await shopper.page.clock.runFor(lives[kind] - 1);
    await click.show(shopper, kind);
  },
  'toast.dismiss': async (shopper, { kind }: Named) => {
    const dismiss = notice(shopper, kind).getByRole('button', { name: shopper.t('Dismiss') });
    await dismiss.press(kind === 'error' ? 'Escape' : 'Enter');
    // So that the next one does not come up under it.
    if ((await all(shopper).count()) === 0) await releasing.pointer(shopper);
  },
  'toast.expire': async (shopper, { kind }: Named) => {
    const { clock } = shopper.page;
    await clock.runFor(lives[kind] - 1);
    expect(await notice(shopper, kind).count()).toBe(1);
    await clock.runFor(1);
  },
  'toasts.hold': async (shopper, { by }: { by: ToastHold }) => void (await holding[by](shopper)),
  'toasts.release': async (shopper, { by }: { by: ToastHold }) => void (await releasing[by](shopper)),
};

/** Time stands still unless a path lets it pass. */
const stopTheClock = async ({ page }: Shopper) => {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
};

const ids = Array.from({ length: most }, (_, at) => at + 1);

/** On the settings, where signing out of another device is done or refused, and notices can be kept by choice. */
export const planToasts: Planner = async () => ({
  flow: 'toasts',
  path: '/settings',
  isSignedIn: true,
  given: { 'GET /sessions': { sessions: [stubborn, ...others] } },
  prepare: async ({ page }) => {
    const { status = 422, message } = refused;
    await page.route('**/api/sessions/*', (route) =>
      route.request().url().endsWith(`/${stubborn.id}`)
        ? route.fulfill({ status, json: { message } })
        : route.fulfill({ json: { message: said.success } }),
    );
  },
  arrive: async (shopper) => {
    await see(shopper.page.getByText(stubborn.device));
    await stopTheClock(shopper);
  },
  model: {
    machine: toastsMachine as never,
    input: undefined,
    cases: [
      ...kinds.map((kind) => eventOf('toast.show', { kind, text: { message: said[kind] } })),
      ...ids.flatMap((id) => kinds.map((kind) => eventOf('toast.dismiss', { id, kind }))),
      ...ids.flatMap((id) => kinds.map((kind) => eventOf('toast.expire', { id, kind }))),
      ...['toasts.hold', 'toasts.release'].flatMap((type) =>
        (['pointer', 'focus', 'choice', 'page'] as const).map((by) => eventOf(type, { by })),
      ),
    ],
    view: ({ value, context: { toasts, holds, lastId } }) => [value, toasts, [...holds].sort(), lastId],
    isPossible: (snapshot, event) => canBeDone(snapshot as never, event),
  },
  ports: {},
  // What is shown is the flow itself, so each path begins on a page of its own.
  lingers: async () => true,
  hands,
  see: async (shopper, snapshot) => {
    await seeNotices(shopper, snapshot as never);
    if (snapshot.value !== 'paused') return;
    await shopper.page.clock.runFor(toastMs);
    await seeNotices(shopper, snapshot as never);
  },
});
