/** What nobody else may see: typed into forms, or answered by calls. */
import type { AnyActorRef } from 'xstate';
import { aSignedIn } from '../data/builders.ts';

export const password = 'Nightingale-9f31-secret';
export const token = '12|tokenCanary4e1c';
export const proof = 'proof-canary-77aa';
export const email = 'florence.canary@larder.test';
export const phone = '5550198743';
export const name = 'Florence Canary';
export const address = '7 Canary Wharf Row';
export const card = '4111 1111 1111 1111';
export const words = 'Nobody but the shop may read this canary';
export const code = ['7', '3', '1', '6'];
export const file = new File(['1'], 'passport-canary.png', { type: 'image/png' });
export const boxes = [...code] as [string, string, string, string];

/** A code of four digits may stand in any number: what is looked for is the code as text. */
export const secrets = [
  ...[password, token, proof, email, phone, name, address, card, words, 'passport-canary'],
  ...['"7316"', JSON.stringify(code)],
];

export const answered = aSignedIn({ name, email, phone }, token);

export type Filled = {
  actor: AnyActorRef;
  /** A secret that the chart has heard of. */
  expected: string;
};
