import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { draftKeys } from '../shared/draft-keys.ts';
import { ticketFields, ticketRequest, withAttachments, withoutAttachment } from './ticket-form.fields.ts';
import { ticketFormMachine } from './ticket-form.machine.ts';
import { selectTicketForm } from './ticket-form.selectors.ts';
import type { TicketFormFields } from './ticket-form.types.ts';

const filled = { issue_type: 'Delivery', message: ' One bag is missing. ', email: ' ann@larder.test ' };

const begin = (some: Partial<TicketFormFields> = {}) => {
  const form = startHeld(ticketFormMachine, { email: 'me@larder.test', phone: '2025550142' }, ['load', 'save']);
  form.send({ type: 'form.change', fields: some });
  return {
    ...form,
    facts: () => selectTicketForm(form.snapshot()),
    submit: () => form.send({ type: 'form.submit' }),
  };
};

const file = (name: string, type: string, size = 1) => {
  const made = new File(['1'], name, { type, lastModified: 1 });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe(ticketFormMachine.id, () => {
  test('The form begins with the contact of the account', () => {
    expect(begin().facts()).toMatchObject({
      stage: 'editing',
      fields: { email: 'me@larder.test', phone: '2025550142', message: '' },
    });
    expect(ticketFields({ phone: '55' }).phone).toBe('');
  });

  test('The form loads a missing address from the account and keeps the order', async () => {
    const form = startHeld(ticketFormMachine, { order: 'LD-7' }, ['load', 'save']);
    expect(selectTicketForm(form.snapshot()).stage).toBe('loading');
    expect(form.requested('load')).toEqual([{ order: 'LD-7' }]);
    await form.respond('load', ticketFields({ order: 'LD-7', email: 'me@larder.test' }));
    expect(selectTicketForm(form.snapshot())).toMatchObject({
      stage: 'editing',
      fields: { order_number: 'LD-7', email: 'me@larder.test' },
    });
  });

  test.each([
    ['issue_type', { issue_type: '' }, 'Choose what it is about'],
    ['message', { message: ' \n' }, 'This field is required'],
    ['email', { email: '' }, 'This field is required'],
    ['email', { email: 'ann' }, 'Enter a valid email address'],
    ['phone', { phone: '1234567' }, 'Enter {min} to {max} digits'],
  ])('editing + form.submit with a wrong %s → shows the error and sends nothing', (field, some, key) => {
    const form = begin({ ...filled, ...some });
    form.submit();
    expect(form.facts()).toMatchObject({ stage: 'editing', errors: { [field]: { key } } });
    expect(form.requested('save')).toEqual([]);
  });

  test('submitting + a response → leads to the ticket, invalidates the lists and sends nothing twice', async () => {
    const form = begin({ ...filled, phone: '' });
    form.submit();
    form.submit();
    await form.respond('save', { support_ticket: { ticket_no: '24/7' }, message: 'Ticket created successfully' });
    expect(form.requested('save')).toHaveLength(1);
    expect(form.facts().stage).toBe('saved');
    expect(form.emitted('ticket.changed')).toHaveLength(1);
    expect(form.notices()).toEqual([{ kind: 'success', text: { message: 'Ticket created successfully' } }]);
    expect(form.emitted('navigation.requested')).toMatchObject([{ to: 'ticket', ticketNumber: '24/7', replace: true }]);
  });

  test('submitting + a response without the ticket → leads to the list of tickets, and another can be sent', async () => {
    const form = begin({ ...filled, order_number: 'LD-7' });
    form.submit();
    await form.respond('save', { message: 'Sent.' });
    expect(form.emitted('navigation.requested')).toMatchObject([{ to: 'tickets', replace: true }]);
    expect(form.facts()).toMatchObject({
      stage: 'editing',
      fields: { order_number: '', issue_type: '', message: '', email: filled.email, phone: '2025550142' },
    });
    form.send({ type: 'form.change', fields: { issue_type: 'Delivery', message: 'Another bag.' } });
    form.submit();
    expect(form.requested('save')).toHaveLength(2);
  });

  test('submitting + a refusal or no response → keeps the draft, and the unchanged form is the same request', async () => {
    const form = begin({ ...filled, attachments: [file('a.png', 'image/png')] });
    const keyOf = draftKeys();
    form.submit();
    form.pass(requestTimeoutMs);
    expect(form.facts()).toMatchObject({ stage: 'editing', failure: { kind: 'timeout' } });
    form.submit();
    await form.refuse('save', { kind: 'refused', status: 422, fields: { attachments: 'Not a picture.' } });
    expect(form.facts()).toMatchObject({
      stage: 'editing',
      failure: undefined,
      errors: { attachments: { message: 'Not a picture.' } },
      fields: { message: filled.message, attachments: [{ name: 'a.png' }] },
    });
    form.send({ type: 'form.change', fields: { subject: 'Another' } });
    form.submit();
    const [first, again, changed] = form
      .requested('save')
      .map((requested) => keyOf((requested as { fields: object }).fields));
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  test('submitting + a 401 → requires a login and keeps text and files', async () => {
    const form = begin({ ...filled, attachments: [file('a.png', 'image/png')] });
    form.submit();
    await form.refuse('save', { kind: 'unauthorized', status: 401 });
    expect(form.emitted('login.required')).toHaveLength(1);
    expect(form.facts()).toMatchObject({
      stage: 'editing',
      fields: { message: filled.message, attachments: [{ name: 'a.png' }] },
    });
  });
});

describe('the fields of a ticket', () => {
  test('accept five files of 2 MB, PDF or picture, and name each other file with its reason', () => {
    const most = 2048 * 1024;
    const picked = withAttachments([], [file('a.pdf', 'application/pdf', most), file('b.gif', 'image/gif')]);
    expect(picked).toMatchObject({ attachments: [{ name: 'a.pdf' }], refused: [{ name: 'b.gif', reason: 'type' }] });
    const more = ['1', '2', '3', '4', '5'].map((name) => file(name, 'image/jpeg'));
    const full = withAttachments(picked.attachments, more);
    expect([full.attachments.length, full.refused]).toEqual([5, [{ name: '5', reason: 'count' }]]);
    expect(withAttachments([], [file('c.png', 'image/png', most + 1)]).refused).toEqual([
      { name: 'c.png', reason: 'size' },
    ]);
    const [first] = full.attachments;
    expect(withoutAttachment(full.attachments, first as File)).toMatchObject({
      attachments: { length: 4 },
      refused: [],
    });
  });

  test('are sent trimmed and without the list of refused files', () => {
    const fields = { ...ticketFields({}), ...filled, refused: [{ name: 'b.gif', reason: 'type' } as const] };
    expect(ticketRequest(fields)).toEqual({
      order_number: '',
      issue_type: 'Delivery',
      subject: '',
      message: 'One bag is missing.',
      email: 'ann@larder.test',
      phone: '',
      attachments: [],
    });
  });
});
