/** The dialogs and the charts that they invoke, walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import { countriesMachine } from '#machines/countries/countries.machine.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import { recoverMachine } from '#machines/recover/recover.machine.ts';
import { registerMachine } from '#machines/register/register.machine.ts';
import { countriesModel, countriesPorts, knownCountriesModel } from '#tests/models/countries.ts';
import { dialogCharts, dialogsModel, recoverCharts, registerCharts, verifyModel } from '#tests/models/dialogs.ts';
import { loginPorts, passkeyModel, passwordModel, socialModel } from '#tests/models/login.ts';
import { oneTimeCodeModel, oneTimeCodePorts, sentCodeModel } from '#tests/models/one-time-code.ts';
import { recoverModel, recoverPorts } from '#tests/models/recover.ts';
import { registerModel, registerPorts } from '#tests/models/register.ts';
import { edgesOf } from '#tests/support/charts/model.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

const shells = { 'the dialogs': dialogsModel, 'a shop that verifies accounts': verifyModel };

walkEveryEdge({ machine: dialogsMachine, ports: [], models: shells, children: dialogCharts });
walkEveryEdge({
  machine: loginMachine,
  ports: loginPorts,
  models: { 'by password': passwordModel, 'with a passkey': passkeyModel, 'with a provider': socialModel },
});
walkEveryEdge({
  machine: registerMachine,
  ports: registerPorts,
  models: { 'a new account': registerModel },
  children: registerCharts,
});
walkEveryEdge({
  machine: recoverMachine,
  ports: recoverPorts,
  models: { 'a forgotten password': recoverModel },
  children: recoverCharts,
});
walkEveryEdge({
  machine: oneTimeCodeMachine,
  ports: oneTimeCodePorts,
  models: { 'a code to be sent': oneTimeCodeModel, 'a code that was sent': sentCodeModel },
});
walkEveryEdge({
  machine: countriesMachine,
  ports: countriesPorts,
  models: { 'a first form': countriesModel, 'a later form': knownCountriesModel },
});

test.each(Object.entries(shells))('%s: a closed dialog stores no secret', (_, model) => {
  const closing = edgesOf(model).filter(({ to }) => to.matches('closed' as never));

  expect(closing.length).toBeGreaterThan(0);
  for (const { to } of closing) {
    expect(JSON.stringify(to.context)).not.toMatch(/a long phrase|token/);
    // Its chart is stopped, and with it go the proof of a window, the token of a code and the new password.
    expect(Object.keys(to.children).filter((id) => to.children[id] && id !== 'relay')).toEqual([]);
  }
});

test('The shell of the dialogs never stores the token of a code or a session', () => {
  for (const { to } of Object.values(shells).flatMap(edgesOf)) expect(JSON.stringify(to.context)).not.toMatch(/token/);
});

test('A new password is sent only with the token of a verified code', () => {
  const sending = edgesOf(recoverModel).filter(({ to }) => to.matches({ password: 'submitting' } as never));

  expect(sending.length).toBeGreaterThan(0);
  for (const { to } of sending) expect(to.context.token).toBe('token-of-the-code');
});

test('Another code can be requested only after the wait', () => {
  const resending = edgesOf(oneTimeCodeModel).filter(({ event }) => event.type === 'otp.resend');

  expect(resending.length).toBeGreaterThan(0);
  for (const { from } of resending) {
    expect(from.matches({ proving: { sending: 'resendable' } } as never)).toBe(true);
  }
});

test('Only an accepted provider is opened, and only the proof from its window is exchanged', () => {
  const edges = edgesOf(socialModel);
  const asking = edges.filter(({ to }) => to.matches('awaitingProvider' as never));
  const exchanging = edges.filter(({ to }) => to.matches('exchanging' as never));

  expect(new Set(asking.map(({ to }) => to.context.chosen))).toEqual(new Set(['google', 'apple']));
  expect(new Set(exchanging.map(({ to }) => to.context.proof.code))).toEqual(new Set(['code-of-the-window']));
});
