/** The dialogs walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { dialogPorts, entryModel, recoveryModel, socialModel, verifyModel } from '#tests/models/dialogs.ts';
import { edgesOf } from '#tests/support/charts/model.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

const models = {
  'login and registration': entryModel,
  'signing in with a provider': socialModel,
  'a forgotten password': recoveryModel,
  'verifying an account': verifyModel,
};

walkEveryEdge({ machine: dialogsMachine, ports: dialogPorts, models });

test.each(Object.entries(models))('%s: whatever closes a dialog, no secret is kept', (_, model) => {
  const closing = edgesOf(model).filter(({ to }) => to.matches('closed' as never));

  expect(closing.length).toBeGreaterThan(0);
  for (const { to } of closing) {
    const { login, register, reset, resetToken, proof } = to.context;
    const passwords = [login.password, register.password, reset.password, reset.password_confirmation];
    expect([...passwords, resetToken, proof.code].join('')).toBe('');
  }
});

test('a new password is only ever sent with the token of a checked code', () => {
  const sending = edgesOf(recoveryModel).filter(({ to }) => to.matches({ reset: 'submitting' } as never));

  expect(sending.length).toBeGreaterThan(0);
  for (const { to } of sending) expect(to.context.resetToken).toBe('token-of-the-code');
});

test('another code can be asked for only once its time has come', () => {
  const resending = edgesOf(recoveryModel).filter(({ event }) => event.type === 'otp.resend');

  expect(resending.length).toBeGreaterThan(0);
  for (const { from } of resending) expect(from.matches({ otp: { sending: 'resendable' } } as never)).toBe(true);
});

test('only a provider that the shop accepts is asked, and only what its window proved is exchanged', () => {
  const edges = edgesOf(socialModel);
  const asking = edges.filter(({ to }) => to.matches({ login: 'awaitingProvider' } as never));
  const exchanging = edges.filter(({ to }) => to.matches({ login: 'exchanging' } as never));

  expect(new Set(asking.map(({ to }) => to.context.provider))).toEqual(new Set(['google', 'apple']));
  expect(new Set(exchanging.map(({ to }) => to.context.proof.code))).toEqual(new Set(['code-of-the-window']));
});
