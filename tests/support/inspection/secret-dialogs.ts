/** Signing in by every way, with secrets typed and answered. */
import { sessionMachine } from '#machines/session/session.machine.ts';
import { startDialogs } from '../charts/held-dialogs.ts';
import { startHeld } from '../charts/held-flow.ts';
import { aUser } from '../data/builders.ts';
import { answered, boxes, email, type Filled, name, password, phone, proof, token } from './secrets.ts';

const countries = [{ id: 1, name: 'Norway', phone_code: '47' }];

export const login = async (): Promise<Filled> => {
  const held = startDialogs();
  held.send({ type: 'login.open' });
  held.send({ type: 'login.type', field: 'phone', value: email });
  held.send({ type: 'login.type', field: 'password', value: password });
  held.send({ type: 'login.submit' });
  await held.respond('login', answered);
  return { actor: held.actor, expected: token };
};

export const register = async (): Promise<Filled> => {
  const held = startDialogs({ registerOtpVerify: true });
  held.send({ type: 'register.open' });
  await held.respond('listCountries', countries);
  for (const [field, value] of Object.entries({ name, country: 'Norway', phone, email, password })) {
    held.send({ type: 'register.type', field: field as 'name', value });
  }
  held.send({ type: 'register.submit' });
  await held.respond('register', answered);
  await held.respond('sendOtp', { resendAt: 60_000 });
  held.send({ type: 'otp.type', boxes });
  held.send({ type: 'otp.submit' });
  await held.respond('verifyOtp', { token: proof });
  return { actor: held.actor, expected: proof };
};

export const recover = async (): Promise<Filled> => {
  const held = startDialogs();
  held.send({ type: 'forgot.open' });
  await held.respond('listCountries', countries);
  held.send({ type: 'forgot.type', field: 'country', value: 'Norway' });
  held.send({ type: 'forgot.type', field: 'phone', value: phone });
  held.send({ type: 'forgot.submit' });
  await held.respond('sendOtp', { resendAt: 60_000, contact: phone });
  held.send({ type: 'otp.type', boxes });
  held.send({ type: 'otp.submit' });
  await held.respond('verifyOtp', { token: proof });
  held.send({ type: 'reset.type', field: 'password', value: password });
  held.send({ type: 'reset.type', field: 'password_confirmation', value: password });
  held.send({ type: 'reset.submit' });
  await held.respond('resetPassword', {});
  return { actor: held.actor, expected: proof };
};

export const provider = async (): Promise<Filled> => {
  const held = startDialogs();
  held.send({ type: 'login.open' });
  held.send({ type: 'social.choose', provider: 'google' });
  await held.respond('openProvider', { kind: 'proved', proof: { code: proof, data: null } });
  await held.respond('loginWithProvider', answered);
  return { actor: held.actor, expected: token };
};

export const session = async (): Promise<Filled> => {
  const held = startHeld(sessionMachine, undefined, ['restoreSession', 'getAccountDetails', 'logout']);
  await held.respond('restoreSession', {});
  held.send({ type: 'session.start', user: aUser({ name, email, phone }), token });
  return { actor: held.actor, expected: token };
};
