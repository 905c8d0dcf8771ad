import { describe, expect, test } from 'vitest';
import { person, picture, pictures } from '#tests/models/partner.ts';
import { startPartner } from '#tests/support/charts/held-partner.ts';
import { requestTimeoutMs } from '../constants.ts';
import { selectOneTimeCode } from '../one-time-code/one-time-code.selectors.ts';
import { partnerMachine } from './partner.machine.ts';
import { selectPartner } from './partner.selectors.ts';

const begin = () => {
  const flow = startPartner();
  const facts = () => selectPartner(flow.snapshot());
  const code = () => selectOneTimeCode(flow.codeSnapshot());
  return { ...flow, facts, code };
};

type Flow = ReturnType<typeof begin>;

const toTheCode = async () => {
  const flow = begin();
  flow.send({ type: 'form.change', fields: person });
  flow.send({ type: 'step.next' });
  await flow.respond('checkPartnerContact', {});
  await flow.respond('sendPartnerCode', { resendAt: 60_000, message: 'Sent.' });
  return flow;
};

const typeCode = (flow: Flow) => {
  flow.send({ type: 'otp.type', boxes: ['1', '2', '3', '4'] });
  flow.send({ type: 'step.next' });
};

const toTheShop = async () => {
  const flow = await toTheCode();
  typeCode(flow);
  await flow.respond('verifyPartnerCode', { token: 'proof' });
  return flow;
};

const toTheLastLook = async () => {
  const flow = await toTheShop();
  flow.send({ type: 'form.change', fields: { shop_name: 'Corner Bakery' } });
  for (const field of pictures) flow.send({ type: 'file.offer', field, files: [picture] });
  flow.send({ type: 'step.next' });
  flow.send({ type: 'form.change', fields: { accept_terms: true } });
  return flow;
};

describe(partnerMachine.id, () => {
  test('person + step.next with empty fields → marks each required field and sends nothing', () => {
    const flow = begin();
    flow.send({ type: 'step.next' });
    expect(flow.facts()).toMatchObject({ step: 'person', hasTakenStep: false });
    const wrong = Object.entries(flow.facts().errors).filter(([, text]) => text);
    expect(wrong.map(([field]) => field)).toEqual(['first_name', 'email', 'phone', 'password']);
    expect(flow.requested()).toEqual([]);
  });

  test('checking + a taken contact → shows the server’s message at the field', async () => {
    const flow = begin();
    flow.send({ type: 'form.change', fields: person });
    flow.send({ type: 'step.next' });
    await flow.refuse('checkPartnerContact', { kind: 'refused', status: 422, fields: { email: 'Taken.' } });
    expect(flow.facts()).toMatchObject({ step: 'person', isBusy: false, errors: { email: { message: 'Taken.' } } });
  });

  test('code + code.submit with a wrong code → clears the boxes; the code was sent once, to the address in lower case', async () => {
    const flow = await toTheCode();
    expect(flow.requested('sendPartnerCode')).toEqual([{ email: 'seller@larder.test' }]);
    expect(flow.notices()).toEqual([{ kind: 'success', text: { message: 'Sent.' } }]);
    flow.send({ type: 'step.next' });
    expect(flow.code().error).toEqual({ key: 'Enter all {count} digits', values: { count: 4 } });
    typeCode(flow);
    expect(flow.requested('verifyPartnerCode')).toEqual([{ email: 'seller@larder.test', otp: '1234' }]);
    await flow.refuse('verifyPartnerCode', { kind: 'refused', status: 400, message: 'Wrong.' });
    expect(flow.code()).toMatchObject({ boxes: ['', '', '', ''], error: { message: 'Wrong.' } });
  });

  test('code + code.submit with a code of the wrong form → shows the server’s words beside the boxes', async () => {
    const flow = await toTheCode();
    typeCode(flow);
    const message = 'The code has four digits.';
    await flow.refuse('verifyPartnerCode', { kind: 'refused', status: 422, message, fields: { otp: message } });
    expect(flow.code().error).toEqual({ message });
  });

  test('code + step.back and forward → keeps the sent code; another address gets another code', async () => {
    const flow = await toTheCode();
    flow.send({ type: 'step.back' });
    flow.send({ type: 'step.next' });
    await flow.respond('checkPartnerContact', {});
    expect(flow.requested('sendPartnerCode')).toHaveLength(1);
    flow.send({ type: 'step.back' });
    flow.send({ type: 'form.change', fields: { email: 'other@larder.test' } });
    flow.send({ type: 'step.next' });
    await flow.respond('checkPartnerContact', {});
    expect(flow.requested('sendPartnerCode')).toHaveLength(2);
  });

  test('shop + step.back and forward → sends no code to a verified address again', async () => {
    const flow = await toTheShop();
    flow.send({ type: 'step.back' });
    expect(flow.facts()).toMatchObject({ step: 'person', hasTakenStep: true, fields: person });
    flow.send({ type: 'step.next' });
    await flow.respond('checkPartnerContact', {});
    expect(flow.facts().step).toBe('shop');
  });

  test('shop → requires both opening hours, and names a file that cannot be sent', async () => {
    const flow = await toTheShop();
    flow.send({ type: 'form.change', fields: { opening_time: '07:00' } });
    const letter = new File(['1'], 'letter.pdf', { type: 'application/pdf' });
    flow.send({ type: 'file.offer', field: 'shop_logo', files: [letter] });
    flow.send({ type: 'file.offer', field: 'shop_registration_certificate', files: [letter] });
    flow.send({ type: 'step.next' });
    expect(flow.facts()).toMatchObject({
      step: 'shop',
      errors: { closing_time: { key: 'This field is required' }, shop_logo: { key: 'This field is required' } },
      refused: { shop_logo: [{ name: 'letter.pdf', reason: 'type' }] },
      fields: { shop_registration_certificate: letter },
    });
  });

  test('review + form.submit → requires the terms, sends once and leads to the confirmation page', async () => {
    const flow = await toTheLastLook();
    flow.send({ type: 'form.change', fields: { accept_terms: false } });
    flow.send({ type: 'step.next' });
    expect(flow.facts().errors.accept_terms).toEqual({ key: 'Please accept the terms and conditions' });
    flow.send({ type: 'form.change', fields: { accept_terms: true } });
    flow.send({ type: 'step.next' });
    flow.send({ type: 'step.next' });
    expect(flow.requested('registerPartner')).toMatchObject([
      { proof: { email: 'seller@larder.test', token: 'proof' } },
    ]);
    await flow.respond('registerPartner', { confirmation_code: 'q7Zb' });
    expect(flow.emitted('navigation.requested')).toEqual([
      { type: 'navigation.requested', to: 'partnerConfirmation', code: 'q7Zb', replace: true },
    ]);
  });

  test('submitting + a response without a code → there is no page of the application, and home follows', async () => {
    const flow = await toTheLastLook();
    flow.send({ type: 'form.change', fields: { accept_terms: true } });
    flow.send({ type: 'step.next' });
    await flow.respond('registerPartner', { message: 'Sent.' });
    expect(flow.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'home', replace: true }]);
  });

  test.each([
    ['the person’s field', 'phone', 'person'],
    ['a proof that is too old', 'email_token', 'code'],
    ['the shop’s field', 'shop_banner', 'shop'],
  ])('submitting + a refusal of %s → returns to its step', async (_what, field, step) => {
    const flow = await toTheLastLook();
    flow.send({ type: 'step.next' });
    await flow.refuse('registerPartner', { kind: 'refused', status: 422, message: 'No.', fields: { [field]: 'No.' } });
    expect(flow.facts().step).toBe(step);
  });

  test('submitting + a demand for the position → stays at the review, and sends that the device is in the shop', async () => {
    const flow = await toTheLastLook();
    flow.send({ type: 'step.next' });
    const fields = { latitude: 'The latitude field is required.' };
    await flow.refuse('registerPartner', { kind: 'refused', status: 422, message: 'No.', fields });
    expect(flow.facts()).toMatchObject({ step: 'review', failure: { fields } });
    flow.send({ type: 'form.change', fields: { at_device: true } });
    flow.send({ type: 'step.next' });
    expect(flow.requested('registerPartner').at(-1)).toMatchObject({ fields: { at_device: true } });
  });

  test('submitting + no response → can be sent again with the same proof', async () => {
    const flow = await toTheLastLook();
    flow.send({ type: 'step.next' });
    flow.pass(requestTimeoutMs);
    expect(flow.facts()).toMatchObject({ step: 'review', failure: { kind: 'timeout' } });
    flow.send({ type: 'step.next' });
    const [first, second] = flow.requested('registerPartner') as { proof: object }[];
    expect(second?.proof).toBe(first?.proof);
  });
});
