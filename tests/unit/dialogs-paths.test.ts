/** The dialogs walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { dialogPorts, entryModel, recoveryModel, verifyModel } from '#tests/support/dialogs-model.ts';
import { edgesOf } from '#tests/support/model.ts';
import { walkEveryEdge } from '#tests/support/walk.ts';

const models = {
  'login and registration': entryModel,
  'a forgotten password': recoveryModel,
  'verifying an account': verifyModel,
};

walkEveryEdge({ machine: dialogsMachine, ports: dialogPorts, models });

test.each(Object.entries(models))('%s: whatever closes a dialog, no secret is kept', (_, model) => {
  const closing = edgesOf(model).filter(({ to }) => to.matches('closed' as never));

  expect(closing.length).toBeGreaterThan(0);
  for (const { to } of closing) {
    const { login, register, reset, resetToken } = to.context;
    expect([login.password, register.password, reset.password, reset.password_confirmation, resetToken]).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
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
