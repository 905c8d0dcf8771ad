import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { withAttachments } from '../ticket-form/ticket-form.fields.ts';
import { ticketReplyMachine } from './ticket-reply.machine.ts';
import { selectTicketReply } from './ticket-reply.selectors.ts';

const begin = (message: string) => {
  const form = startHeld(ticketReplyMachine, { ticketNumber: '240006' }, ['load', 'save']);
  form.send({ type: 'form.change', fields: { message } });
  form.send({ type: 'form.submit' });
  return { ...form, facts: () => selectTicketReply(form.snapshot()) };
};

describe(ticketReplyMachine.id, () => {
  test('editing + form.submit with blanks → shows the error and sends nothing', () => {
    const form = begin(' \n ');
    expect(form.facts()).toMatchObject({ stage: 'editing', errors: { message: { key: 'This field is required' } } });
    expect(form.requested('save')).toEqual([]);
  });

  test('submitting + a response → clears the text and refetches the thread', async () => {
    const form = begin('Hello');
    form.send({ type: 'form.submit' });
    await form.respond('save', { messages: [] });
    expect(form.requested('save')).toMatchObject([{ input: { ticketNumber: '240006' }, fields: { message: 'Hello' } }]);
    expect(form.facts()).toMatchObject({ stage: 'editing', fields: { message: '' }, failure: undefined });
    expect(form.emitted('ticket.changed')).toHaveLength(1);
  });

  /** @spec R122 */
  test('files go with the message, and stay after a failure', async () => {
    const form = begin('');
    const photo = new File(['1'], 'bag.png', { type: 'image/png' });
    form.send({ type: 'form.change', fields: { ...withAttachments([], [photo]), message: 'This bag' } });
    form.send({ type: 'form.submit' });
    expect(form.requested('save')).toMatchObject([{ fields: { message: 'This bag', attachments: [photo] } }]);
    await form.refuse('save', { kind: 'network' });
    expect(form.facts().fields).toMatchObject({ message: 'This bag', attachments: [photo] });
    form.send({ type: 'form.submit' });
    await form.respond('save', { messages: [] }, 1);
    expect(form.facts().fields).toEqual({ message: '', attachments: [], refused: [] });
  });

  test('submitting + a refusal or no response → keeps the text and shows the reason', async () => {
    const form = begin('Hello');
    await form.refuse('save', { kind: 'refused', status: 422, message: 'This ticket is closed.' });
    expect(form.facts()).toMatchObject({
      failure: { message: 'This ticket is closed.' },
      fields: { message: 'Hello' },
    });
    form.send({ type: 'form.submit' });
    form.pass(requestTimeoutMs);
    expect(form.facts()).toMatchObject({ failure: { kind: 'timeout' }, fields: { message: 'Hello' } });
    expect(form.emitted('ticket.changed')).toEqual([]);
  });
});
