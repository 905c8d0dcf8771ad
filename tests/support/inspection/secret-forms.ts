/** Every form of the shop, filled with what nobody else may see and sent; the calls answer with secrets as well. */
import type { AnyStateMachine } from 'xstate';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import { addressPickerMachine } from '#machines/address-picker/address-picker.machine.ts';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { contactFormMachine } from '#machines/contact-form/contact-form.machine.ts';
import { professionalMachine } from '#machines/professional/professional.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { noReturnFields } from '#machines/return-request/return-request.fields.ts';
import { returnRequestMachine } from '#machines/return-request/return-request.machine.ts';
import { reviewMachine } from '#machines/review/review.machine.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { smartOrderMachine } from '#machines/smart-order/smart-order.machine.ts';
import { ticketFormMachine } from '#machines/ticket-form/ticket-form.machine.ts';
import { ticketReplyMachine } from '#machines/ticket-reply/ticket-reply.machine.ts';
import { aQuote } from '../../models/cart.ts';
import { addressPorts } from '../../models/checkout.ts';
import { pictures } from '../../models/partner.ts';
import { inDrawer } from '../charts/held-chat.ts';
import { startHeld } from '../charts/held-flow.ts';
import { startPartner } from '../charts/held-partner.ts';
import { startCheckout } from '../charts/start-checkout.ts';
import { aUser } from '../data/builders.ts';
import { login, provider, recover, register, session } from './secret-dialogs.ts';
import {
  address,
  answered,
  boxes,
  card,
  email,
  type Filled,
  file,
  name,
  password,
  phone,
  proof,
  token,
  words,
} from './secrets.ts';

type Form = { machine: AnyStateMachine; input?: unknown; fields: object; saved: unknown; loaded?: object };

/** A form of the form chart: loaded if need be, changed, sent and saved. */
const formOf =
  ({ machine, input = {}, fields, saved, loaded }: Form, expected: string) =>
  async (): Promise<Filled> => {
    const held = startHeld(machine, input, ['load', 'save']);
    if (held.requested('load').length > 0) await held.respond('load', loaded);
    held.send({ type: 'form.change', fields } as never);
    held.send({ type: 'form.submit' } as never);
    await held.respond('save', saved);
    return { actor: held.actor, expected };
  };

const inlineAddress = async (): Promise<Filled> => {
  const held = startHeld(addressPickerMachine, {}, addressPorts);
  await held.respond('listAddresses', []);
  for (const [field, value] of Object.entries({ name, phone, address_line: address })) {
    held.send({ type: 'address.type', field: field as 'name', value });
  }
  held.send({ type: 'address.save' });
  return { actor: held.actor, expected: address };
};

const checkout = async (): Promise<Filled> => {
  const held = startCheckout();
  held.send({ type: 'checkout.enter', shopIds: [3], shopperId: 7 });
  await held.respond('quoteCheckout', aQuote(12.5));
  held.send({ type: 'note.type', note: `${words} ${card}` });
  held.send({ type: 'voucherCode.type', code: proof });
  held.send({ type: 'payment.choose', method: 'cash' });
  held.send({ type: 'order.place' });
  return { actor: held.actor, expected: card };
};

const chat = async (): Promise<Filled> => {
  const held = await inDrawer();
  held.write(`${words} ${card}`);
  return { actor: held.actor, expected: card };
};

const partner = async (): Promise<Filled> => {
  const held = startPartner();
  const person = { first_name: name, email, phone, password, password_confirmation: password, address };
  held.send({ type: 'form.change', fields: person });
  held.send({ type: 'step.next' });
  await held.respond('checkPartnerContact', {});
  await held.respond('sendPartnerCode', { resendAt: 60_000 });
  held.send({ type: 'otp.type', boxes });
  held.send({ type: 'step.next' });
  await held.respond('verifyPartnerCode', { token: proof });
  held.send({ type: 'form.change', fields: { shop_name: name } });
  for (const field of pictures) held.send({ type: 'file.offer', field, files: [file] });
  held.send({ type: 'step.next' });
  held.send({ type: 'form.change', fields: { accept_terms: true } });
  held.send({ type: 'step.next' });
  await held.respond('registerPartner', { confirmation_code: proof });
  return { actor: held.actor, expected: proof };
};

const review = async (): Promise<Filled> => {
  const held = startHeld(reviewMachine, undefined, ['addReview']);
  held.send({ type: 'review.open', subject: { orderId: 7, productId: 41, name: 'Rice' } });
  held.send({ type: 'review.change', fields: { rating: 4, description: words } });
  held.send({ type: 'photos.offer', files: [file] });
  held.send({ type: 'review.submit' });
  await held.respond('addReview', {});
  return { actor: held.actor, expected: words };
};

const smartOrder = async (): Promise<Filled> => {
  const held = startHeld(smartOrderMachine, undefined, ['matchSmartOrder', 'addSmartOrder']);
  held.send({ type: 'list.type', text: words });
  held.send({ type: 'list.submit' });
  await held.respond('matchSmartOrder', { lines: [] });
  return { actor: held.actor, expected: words };
};

const search = async (): Promise<Filled> => {
  const held = startHeld(searchMachine, undefined, ['suggestProducts']);
  held.send({ type: 'search.focus' });
  held.send({ type: 'query.type', text: words });
  held.send({ type: 'query.submit' });
  return { actor: held.actor, expected: words };
};

const person = { name, phone, email };
const company = { company_name: name, tax_number: card, documents: [file], accept_terms: true };
const homeAddress = { ...person, address_line: address, address_type: 'home', area: address };
const returned = { return_address: address, bank_account_number: card, bank_name: name, reason: words };
const ticket = { issue_type: 'Delivery', subject: words, message: words, email, phone };
const passwords = { password, password_confirmation: password };
const limits = { phoneMinLength: 9, phoneMaxLength: 16 };

export const forms: Record<string, () => Promise<Filled>> & { login: typeof login } = {
  login,
  'login with a provider': provider,
  register,
  recover,
  session,
  'change password': formOf(
    {
      machine: changePasswordMachine,
      fields: { current_password: password, ...passwords },
      saved: { token },
    },
    token,
  ),
  profile: formOf(
    {
      machine: profileMachine,
      input: limits,
      loaded: { ...person, country: 'Norway', phone_code: '47', gender: '', date_of_birth: '', current_password: '' },
      fields: { ...person, current_password: password },
      saved: { user: aUser(person) },
    },
    password,
  ),
  address: formOf(
    { machine: addressFormMachine, input: { prefill: {} }, fields: homeAddress, saved: { address: homeAddress } },
    address,
  ),
  'inline address': inlineAddress,
  checkout,
  ticket: formOf(
    { machine: ticketFormMachine, fields: ticket, saved: { support_ticket: { ticket_no: proof } } },
    words,
  ),
  'reply to a ticket': formOf({ machine: ticketReplyMachine, fields: { message: words }, saved: {} }, words),
  contact: formOf(
    { machine: contactFormMachine, fields: { ...person, subject: words, message: words }, saved: { writer: person } },
    words,
  ),
  chat,
  partner,
  professional: formOf(
    {
      machine: professionalMachine,
      input: { isSignedIn: false, ...limits },
      fields: { ...person, ...company, ...passwords, country: 'Norway', phone_code: '47' },
      saved: answered,
    },
    token,
  ),
  'request of a return': formOf(
    {
      machine: returnRequestMachine,
      input: { orderId: 7 },
      loaded: noReturnFields,
      fields: { ...returned, product_ids: [41], photos: [file] },
      saved: {},
    },
    card,
  ),
  review,
  'smart order': smartOrder,
  search,
};
