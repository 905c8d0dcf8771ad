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
  test.each(['name', 'phone', 'subject', 'message'] as const)('without %s nothing is sent', (field) => {
    const form = begin({ [field]: ' ' });
    expect(form.facts()).toMatchObject({ stage: 'editing', errors: { [field]: { key: 'This field is required' } } });
    expect(form.requested('save')).toEqual([]);
  });

  test('of somebody whose address only the account knows: the account is asked, and goes on as the writer', async () => {
    const form = startHeld(contactFormMachine, { ...writer, isSignedIn: true }, ['load', 'save']);
    expect(selectContactForm(form.snapshot()).stage).toBe('loading');
    const known = { ...writer, email: 'ann@larder.test', subject: '', message: '' };
    await form.respond('load', known);
    form.send({ type: 'form.change', fields: filled });
    form.send({ type: 'form.submit' });
    expect(form.requested('save')).toMatchObject([{ known }]);
  });

  test('an address is not asked for, but must be one', () => {
    expect(begin({ email: 'ann' }).facts().errors.email).toEqual({ key: 'Enter a valid email address' });
    expect(begin({ email: ' ' }).facts().stage).toBe('submitting');
  });

  test('submitting, answered: said once, and the form is as it began', async () => {
    const form = begin();
    form.send({ type: 'form.submit' });
    await form.respond('save', { writer, message: 'Message sent successfully' });
    expect(form.requested('save')).toHaveLength(1);
    expect(form.facts()).toMatchObject({ stage: 'editing', fields: { ...writer, subject: '', message: '' } });
    expect(form.notices()).toEqual([{ kind: 'success', text: { message: 'Message sent successfully' } }]);
  });

  test('submitting, refused: what was typed stays', async () => {
    const form = begin();
    await form.refuse('save', { kind: 'refused', status: 429, message: 'Too many attempts.' });
    expect(form.facts()).toMatchObject({ failure: { message: 'Too many attempts.' }, fields: filled });
  });

  test('what is sent is trimmed, and without an address there is none', () => {
    expect(contactRequest({ ...writer, ...filled, email: '' })).toEqual({
      ...writer,
      subject: 'Hours',
      message: 'Open on Sunday?',
      email: null,
    });
  });
});
