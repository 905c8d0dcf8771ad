/** A one-time code in the dialog that verifies an account: sent, typed and checked, and another one after the wait. */
import type { EventObject } from 'xstate';
import { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import { selectOneTimeCode } from '#machines/one-time-code/one-time-code.selectors.ts';
import type { OneTimeCodeContext, OneTimeCodeFacts } from '#machines/one-time-code/one-time-code.types.ts';
import { codeInput, digits } from '../../models/one-time-code.ts';
import { done, eventOf, failed } from '../../support/charts/events.ts';
import { aUser } from '../../support/data/builders.ts';
import { button, type Shopper, see, seeGone } from '../../support/shopper/shopper.ts';
import { seeToast } from '../../support/shopper/shopping.ts';
import { latinDigits } from '../../support/texts/digits.ts';
import { anyDialog, inDialog, seeFailure, startClock, timeoutsIn, wordsOf } from '../account-dialogs.ts';
import { codeBox, codeDialog, seeCode, submitCode, typeCode } from '../code-boxes.ts';
import type { Planner } from '../journey.ts';
import { seeBusy, seeCount, seeDescribed, seeFocus, silent } from '../sights.ts';
import { settled } from '../timeouts.ts';

type Snapshot = Parameters<typeof selectOneTimeCode>[0];

const user = aUser({ email: codeInput.sentTo, email_verified: false, account_verified: false });
const said = 'A code is in your mail.';
const wrong = { kind: 'refused', status: 422, message: 'Not this one.' };
const limited = { kind: 'limited', status: 429, message: 'Not so fast.' };

const typed = (...boxes: string[]) => eventOf('otp.type', { boxes });
const tick = (secondsLeft: number) => eventOf('countdown.tick', { secondsLeft });

const cases = [
  typed('1', '2', '', ''),
  typed(...digits),
  eventOf('otp.submit'),
  eventOf('otp.resend'),
  tick(30),
  tick(0),
  done('requestCode', { resendAt: 60_000, message: said }),
  ...[limited, silent].map((error) => failed('requestCode', error)),
  done('checkCode', { token: 'proof' }),
  ...[wrong, silent].map((error) => failed('checkCode', error)),
];

/** The clock runs for both calls at once, so it is moved on only while there is one at most. */
const isPossible = (snapshot: Snapshot, event: EventObject): boolean => {
  const { isSending, isVerifying, boxes, secondsLeft = 0 } = selectOneTimeCode(snapshot);
  if (event.type.startsWith('xstate.after.')) return !(isSending && isVerifying);
  if (event.type === 'otp.type') return (event as unknown as OneTimeCodeContext).boxes.join() !== boxes.join();
  return event.type !== 'countdown.tick' || (event as unknown as OneTimeCodeContext).secondsLeft < secondsLeft;
};

/** The clock stands still but for the ticks of a path, so that no wait ends by itself. */
const stopClock = async (shopper: Shopper) => {
  await startClock(shopper);
  await shopper.page.clock.setFixedTime(Date.now());
};

const timer = (shopper: Shopper) => codeDialog(shopper).getByRole('timer');
const secondsIn = async (shopper: Shopper) =>
  Number(/\d+/.exec(latinDigits((await timer(shopper).textContent()) ?? ''))?.[0]);

const letPass = async (shopper: Shopper, { secondsLeft }: { secondsLeft: number }) => {
  const now = await shopper.page.evaluate(() => Date.now());
  await shopper.page.clock.setFixedTime(now + ((await secondsIn(shopper)) - secondsLeft) * 1000);
};

/** How long the wait for another code is, or the button for it. */
const seeSending = async (shopper: Shopper, { isSending, secondsLeft }: OneTimeCodeFacts) => {
  const { t } = shopper;
  const resend = inDialog(shopper, 'Resend OTP');
  if (secondsLeft !== undefined) {
    await settled(() => timer(shopper).textContent(), 'the time until another code').toBe(
      t('Resend the code in {seconds} s', { seconds: secondsLeft }),
    );
    return seeCount(resend, 0);
  }
  await seeBusy(resend, isSending);
  await see(codeDialog(shopper).getByText(t(isSending ? 'Sending the code…' : 'No code yet?')));
  await seeCount(timer(shopper), 0);
};

const seeEntry = async (shopper: Shopper, { sentTo, boxes, error, isVerifying }: OneTimeCodeFacts) => {
  const { t } = shopper;
  await see(codeDialog(shopper).getByText(sentTo));
  await seeCode(shopper, boxes, error !== undefined);
  const group = codeDialog(shopper).getByRole('group', { name: t('Code, {count} digits', { count: boxes.length }) });
  await seeDescribed(group, wordsOf(t, error));
  await seeBusy(inDialog(shopper, 'Verify'), isVerifying);
  await settled(() => codeBox(shopper, 0).isEditable(), 'the boxes can be typed into').toBe(!isVerifying);
};

const opener = (shopper: Shopper) => button(shopper, shopper.t('Verify Now'));

/** The keyboard is where it was before the dialog. */
const seeAccepted = async (shopper: Shopper) => {
  await seeToast(shopper, shopper.t('Your account is verified'));
  await seeGone(anyDialog(shopper));
  await seeFocus(opener(shopper));
};

const isRejected = ({ error }: OneTimeCodeFacts, { type }: EventObject) =>
  error !== undefined && ['otp.submit', 'xstate.error.actor.checkCode'].includes(type);

const seeDialog = async (shopper: Shopper, snapshot: Snapshot, event: EventObject) => {
  if (snapshot.matches('accepted')) return seeAccepted(shopper);
  const facts = selectOneTimeCode(snapshot);
  await seeSending(shopper, facts);
  await seeEntry(shopper, facts);
  await seeFailure(shopper, event);
  const isSent = event.type === 'xstate.done.actor.requestCode';
  if (isSent) await seeToast(shopper, said);
  if (isSent || isRejected(facts, event)) await seeFocus(codeBox(shopper, 0));
};

export const planOneTimeCode: Planner = async () => ({
  flow: 'oneTimeCode',
  path: '/profile',
  isSignedIn: true,
  given: { 'GET /profile': { user } },
  arrive: async (shopper) => {
    await stopClock(shopper);
    await shopper.press(opener(shopper));
  },
  model: {
    machine: oneTimeCodeMachine as never,
    input: codeInput,
    cases,
    view: ({ value, context: { boxes, error, secondsLeft } }) => [value, boxes, error, secondsLeft],
    isPossible: (snapshot, event) => isPossible(snapshot as never, event),
    stopWhen: (snapshot) => snapshot.matches('accepted' as never),
  },
  ports: { 'POST /send-otp': 'requestCode', 'POST /verify-otp': 'checkCode' },
  bodyOf: (port, output) => (port === 'checkCode' ? { data: output } : output),
  hands: {
    'otp.type': (shopper, { boxes }: OneTimeCodeContext) => typeCode(shopper, boxes),
    'otp.submit': submitCode,
    'otp.resend': (shopper) => shopper.press(inDialog(shopper, 'Resend OTP')),
    'countdown.tick': letPass,
    ...timeoutsIn('oneTimeCode.proving.sending.requesting', 'oneTimeCode.proving.entry.verifying'),
  },
  see: (shopper, snapshot, event) => seeDialog(shopper, snapshot as never, event),
});
