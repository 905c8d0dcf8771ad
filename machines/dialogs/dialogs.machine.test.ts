import { describe, expect, test } from 'vitest';
import { norway } from '#tests/models/countries.ts';
import { startDialogs } from '#tests/support/charts/held-dialogs.ts';
import { dialogsMachine } from './dialogs.machine.ts';
import { selectOpenDialog } from './dialogs.summary.ts';

const startCode = async () => {
  const dialogs = startDialogs();
  dialogs.send({ type: 'login.open' });
  dialogs.send({ type: 'forgot.open' });
  await dialogs.respond('listCountries', [norway]);
  dialogs.send({ type: 'forgot.type', field: 'country', value: 'Norway' });
  dialogs.send({ type: 'forgot.type', field: 'phone', value: 'sample@larder.test' });
  dialogs.send({ type: 'forgot.submit' });
  await dialogs.respond('sendOtp', { resendAt: 60_000 });
  return dialogs;
};

describe(dialogsMachine.id, () => {
  test('The shell runs the chart of the open dialog and no other', async () => {
    const dialogs = startDialogs();
    expect(dialogs.charts()).toEqual(['dialogs']);
    dialogs.send({ type: 'login.open' });
    expect(dialogs.charts()).toEqual(['dialogs', 'login']);
    dialogs.send({ type: 'register.open' });
    expect(dialogs.charts()).toEqual(['dialogs', 'register', 'countries']);
    dialogs.send({ type: 'dialog.close' });
    expect(dialogs.charts()).toEqual(['dialogs']);
  });

  test('A dialog that is opened again has the typed values but no password', () => {
    const dialogs = startDialogs();
    dialogs.send({ type: 'login.open' });
    dialogs.send({ type: 'login.type', field: 'phone', value: 'sample@larder.test' });
    dialogs.send({ type: 'login.type', field: 'password', value: 'a long pass phrase' });
    dialogs.send({ type: 'dialog.close' });
    dialogs.send({ type: 'login.open' });
    expect(dialogs.login().context.fields).toEqual({ phone: 'sample@larder.test', password: '' });
  });

  test('recover.code + login.open → stays, because a code was sent', async () => {
    const dialogs = await startCode();
    dialogs.send({ type: 'login.open' });
    expect(selectOpenDialog(dialogs.snapshot())).toBe('otp');
    expect(dialogs.charts()).toEqual(['dialogs', 'recover', 'oneTimeCode']);
  });

  test('recover.code + session.started in another tab → closes, and the code is no longer checked', async () => {
    const dialogs = await startCode();
    dialogs.send({ type: 'otp.type', boxes: ['1', '2', '3', '4'] });
    dialogs.send({ type: 'otp.submit' });
    dialogs.send({ type: 'session.started' });
    await dialogs.respond('verifyOtp', { token: 'secret' });
    expect(selectOpenDialog(dialogs.snapshot())).toBe('none');
    expect(dialogs.emitted('login.abandoned')).toEqual([]);
  });

  test('A failure of a chart inside an invoked chart is logged once', async () => {
    const dialogs = startDialogs();
    dialogs.send({ type: 'register.open' });
    await dialogs.refuse('listCountries', { kind: 'network' });
    expect(dialogs.emitted('failure.logged')).toEqual([
      { type: 'failure.logged', operation: 'listCountries', failure: { kind: 'network' } },
    ]);
  });
});
