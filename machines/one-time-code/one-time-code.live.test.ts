import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { codeInput } from '#tests/models/one-time-code.ts';
import { liveOneTimeCode } from './one-time-code.live.ts';

const start = (resendAt = 1) => {
  const check = vi.fn(() => new Promise<never>(() => {}));
  const machine = liveOneTimeCode({ request: () => new Promise<never>(() => {}), check });
  const actor = createActor(machine, { input: { ...codeInput, resendAt } }).start();
  return { actor, check };
};

/** A browser that may read text messages; each question waits for `give`. */
const readsMessages = () => {
  const questions: { signal: AbortSignal; give: (found: { code: string } | null) => void }[] = [];
  const get = ({ signal }: { signal: AbortSignal }) =>
    new Promise((give, refuse) => {
      questions.push({ signal, give });
      signal.addEventListener('abort', () => refuse(signal.reason));
    });
  vi.stubGlobal('OTPCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get } });
  return questions;
};

describe('the wait for another code', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test.each([
    ['set back by an hour', -3_600_000, 50],
    ['left alone', 0, 50],
    ['right after a sleep', 30_000, 20],
  ])('is as long as the server said on a clock that was %s', (_, shift, left) => {
    const { actor } = start(Date.now() + 60_000);
    vi.setSystemTime(Date.now() + shift);
    vi.advanceTimersByTime(10_000);
    expect(actor.getSnapshot().context.secondsLeft).toBe(left);
    actor.stop();
  });
});

describe('the code of a text message', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is checked without a press', async () => {
    const questions = readsMessages();
    const { actor, check } = start();
    questions[0]?.give({ code: '4071' });
    await vi.waitFor(() => expect(check).toHaveBeenCalledOnce());
    expect(check).toHaveBeenCalledWith(expect.objectContaining({ otp: '4071' }), expect.anything());
    actor.stop();
  });

  test('is not awaited while a code is checked, or after the dialog was closed', () => {
    const questions = readsMessages();
    const { actor } = start();
    actor.send({ type: 'otp.type', boxes: ['1', '2', '3', '4'] });
    actor.send({ type: 'otp.submit' });
    expect(questions.map(({ signal }) => signal.aborted)).toEqual([true]);
    actor.stop();

    const other = start();
    other.actor.stop();
    expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });

  test.each([{ code: '12' }, { code: 'soon' }, null])('%o is no code, and nothing is sent', async (found) => {
    const questions = readsMessages();
    const { actor, check } = start();
    questions[0]?.give(found);
    await new Promise((resolve) => setImmediate(resolve));
    expect(check).not.toHaveBeenCalled();
    actor.stop();
  });

  test('a browser that reads no messages is not asked', () => {
    const get = vi.fn();
    vi.stubGlobal('navigator', { credentials: { get } });
    start().actor.stop();
    expect(get).not.toHaveBeenCalled();
  });
});
