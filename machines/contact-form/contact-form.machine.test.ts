import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { contactRequest } from './contact-form.fields.ts';
import { contactFormMachine } from './contact-form.machine.ts';
import { selectContactForm } from './contact-form.selectors.ts';
import type { ContactFormFields } from './contact-form.types.ts';

const writer = { name: 'Ann', phone: '2025550142' };
const filled = { subject: ' Hours ', message: ' Open on Sunday? ' };

const begin = (some: Partial<ContactFormFields> = {}) => {
  const form = startHeld(contactFormMachine, { ...writer, isSignedIn: false }, ['load', 'save']);
  form.send({ type: 'form.change', fields: { ...filled, ...some } });
  form.send({ type: 'form.submit' });
  return { ...form, facts: () => selectContactForm(form.snapshot()) };
};

describe(contactFormMachine.id, () => {
  test.each(['name', 'phone', 'subject', 'message'] as const)(
    'editing + form.submit without %s → sends nothing',
    (field) => {
      const form = begin({ [field]: ' ' });
      expect(form.facts()).toMatchObject({ stage: 'editing', errors: { [field]: { key: 'This field is required' } } });
      expect(form.requested('save')).toEqual([]);
    },
  );

  test('A shopper whose address only the account has is loaded from the account', async () => {
    const form = startHeld(contactFormMachine, { ...writer, isSignedIn: true }, ['load', 'save']);
    expect(selectContactForm(form.snapshot()).stage).toBe('loading');
    const known = { ...writer, email: 'ann@larder.test', subject: '', message: '' };
    await form.respond('load', known);
    form.send({ type: 'form.change', fields: filled });
    form.send({ type: 'form.submit' });
    expect(form.requested('save')).toMatchObject([{ known }]);
  });

  test('session.ended → clears who the shopper was, and leaves what was typed', async () => {
    const form = startHeld(contactFormMachine, { ...writer, isSignedIn: true }, ['load', 'save']);
    await form.respond('load', { ...writer, email: 'ann@larder.test', subject: '', message: '' });
    form.send({ type: 'form.change', fields: { ...filled, phone: '2025550199' } });
    form.send({ type: 'session.ended' });
    const left = { ...filled, name: '', email: '', phone: '2025550199' };
    expect(selectContactForm(form.snapshot())).toMatchObject({ stage: 'editing', fields: left });
  });

  test('loading + session.ended → opens an empty form, and a late response does not fill it', async () => {
    const form = startHeld(contactFormMachine, { isSignedIn: true }, ['load', 'save']);
    form.send({ type: 'session.ended' });
    await form.respond('load', { ...writer, email: 'ann@larder.test', subject: '', message: '' });
    expect(selectContactForm(form.snapshot())).toMatchObject({ stage: 'editing', fields: { name: '', email: '' } });
  });

  test('The e-mail address is optional, but must be valid', () => {
    expect(begin({ email: 'ann' }).facts().errors.email).toEqual({ key: 'Enter a valid email address' });
    expect(begin({ email: ' ' }).facts().stage).toBe('submitting');
  });

  test('submitting + a response → shows the message once and resets the form', async () => {
    const form = begin();
    form.send({ type: 'form.submit' });
    await form.respond('save', { writer, message: 'Message sent successfully' });
    expect(form.requested('save')).toHaveLength(1);
    expect(form.facts()).toMatchObject({ stage: 'editing', fields: { ...writer, subject: '', message: '' } });
    expect(form.notices()).toEqual([{ kind: 'success', text: { message: 'Message sent successfully' } }]);
  });

  test('submitting + a refusal → keeps the typed values', async () => {
    const form = begin();
    await form.refuse('save', { kind: 'refused', status: 429, message: 'Too many attempts.' });
    expect(form.facts()).toMatchObject({ failure: { message: 'Too many attempts.' }, fields: filled });
  });

  test('The request is trimmed, and omits an empty address', () => {
    expect(contactRequest({ ...writer, ...filled, email: '' })).toEqual({
      ...writer,
      subject: 'Hours',
      message: 'Open on Sunday?',
      email: null,
    });
  });
});
