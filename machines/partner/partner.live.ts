/** The seller registration with its ports filled by the API and the page's clock. */
import type { Client } from '#api/client.ts';
import { checkPartnerContact, registerPartner, sendPartnerCode, verifyPartnerCode } from '#api/operations/partners.ts';
import { liveOneTimeCode } from '../one-time-code/one-time-code.live.ts';
import { call } from '../shared/call.ts';
import { draftKeys } from '../shared/draft-keys.ts';
import { placed } from '../shared/position.live.ts';
import { partnerMachine } from './partner.machine.ts';
import type { PartnerCodeRequest, PartnerRequest, PartnerSubmitted } from './partner.types.ts';

export const livePartner = (client: Client) => {
  const keyOf = draftKeys();
  return partnerMachine.provide({
    actors: {
      checkPartnerContact: call((body, signal) => checkPartnerContact(client, body, signal)),
      oneTimeCode: liveOneTimeCode<PartnerCodeRequest, PartnerCodeRequest>({
        request: (body, signal) => sendPartnerCode(client, body, signal),
        check: (body, signal) => verifyPartnerCode(client, body, signal),
      }),
      registerPartner: call<PartnerSubmitted, PartnerRequest>(async ({ fields, proof }, signal) => {
        const { accept_terms, ...given } = fields;
        const proven = { ...given, email: proof.email, email_token: proof.token, accept_terms: Number(accept_terms) };
        const form = await placed(proven);
        // A proof is valid for one application, so it also serves as the idempotency key.
        return registerPartner(client, { form, idempotencyKey: keyOf(proof) }, signal);
      }),
    },
  });
};
