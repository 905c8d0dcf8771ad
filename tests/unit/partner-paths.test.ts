/** Becoming a seller, walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import { partnerMachine } from '#machines/partner/partner.machine.ts';
import type { PartnerContext } from '#machines/partner/partner.types.ts';
import { isProvenIn, partnerCharts, partnerModel, partnerPorts } from '#tests/models/partner.ts';
import { edgesOf } from '#tests/support/charts/model.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

walkEveryEdge({
  machine: partnerMachine,
  ports: partnerPorts,
  models: { 'a new seller': partnerModel },
  children: partnerCharts,
});

const edges = edgesOf(partnerModel);
const fieldsIn = ({ context }: { context: unknown }) => (context as PartnerContext).fields;

test('The form is sent only with a verified address, a filled-in shop and accepted terms', () => {
  const beyond = edges.filter(({ to }) => to.matches('shop' as never) || to.matches('review' as never));
  expect(beyond.length).toBeGreaterThan(0);
  for (const { to } of beyond) expect(isProvenIn(to)).toBe(true);

  const sent = edges.filter(({ to }) => to.matches({ review: 'submitting' } as never));
  expect(sent.length).toBeGreaterThan(0);
  for (const { to } of sent) {
    const { shop_name, shop_logo, shop_banner, profile_photo, accept_terms } = fieldsIn(to);
    expect([shop_name, shop_logo, shop_banner, profile_photo, accept_terms].every(Boolean)).toBe(true);
  }
});

test('Going back and every refusal keep the typed values', () => {
  const keeping = edges.filter(({ event }) => event.type === 'step.back' || event.type.startsWith('xstate.error'));
  expect(keeping.length).toBeGreaterThan(0);
  for (const { from, to } of keeping) expect(fieldsIn(to)).toEqual(fieldsIn(from));
});

test('A successful application keeps no password', () => {
  const taken = edges.filter(({ to }) => to.matches('submitted' as never));
  expect(taken.length).toBeGreaterThan(0);
  for (const { to } of taken) {
    expect(fieldsIn(to).password + fieldsIn(to).password_confirmation).toBe('');
    expect((to.context as PartnerContext).proof).toBeUndefined();
  }
});
