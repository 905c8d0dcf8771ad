import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { formChart } from './form.machine.ts';
import { selectForm } from './form.selectors.ts';
import type { FormPlan } from './form.types.ts';

type Note = { title: string; text: string };
type Plan = FormPlan<{ id?: number }, Note, Note>;

const plan: Plan = {
  id: 'note',
  begin: () => ({ title: '', text: '' }),
  isLoaded: ({ id }) => id !== undefined,
  check: ({ fields }) => ({ title: fields.title ? undefined : { key: 'This field is required' } }),
  checkAtOnce: ({ text }) => (text === 'shout' ? { text: { key: 'Not so loud' } } : {}),
  announce: ({ title }) => [{ type: 'note.kept', title } as { type: string }],
};

const begin = (some: Partial<Plan> = {}, input: { id?: number } = {}) => {
  const form = startHeld(formChart({ ...plan, ...some }), input, ['load', 'save']);
  return { ...form, facts: () => selectForm<Note>(form.snapshot()) };
};
type Form = ReturnType<typeof begin>;

const type = (form: Form, fields: Partial<Note>) => form.send({ type: 'form.change', fields });
const submit = (form: Form) => form.send({ type: 'form.submit' });

describe('the form chart', () => {
  test('opens at once without a load, and otherwise with the server’s values', async () => {
    expect(begin().facts().stage).toBe('editing');

    const form = begin({}, { id: 5 });
    expect(form.facts().stage).toBe('loading');
    expect(form.requested('load')).toEqual([{ id: 5 }]);
    await form.respond('load', { title: 'Milk', text: '2 l' });
    const asKept = { title: 'Milk', text: '2 l' };
    expect(form.facts()).toMatchObject({ stage: 'editing', fields: asKept, known: asKept });
  });

  test('submitting + a refusal that names a field without a control → shows the message beside the form', async () => {
    const form = begin({ hidden: ['text'] });
    type(form, { title: 'Milk' });
    submit(form);
    const message = 'The text is required.';
    await form.refuse('save', { kind: 'refused', status: 422, message, fields: { text: message } });
    expect(form.facts()).toMatchObject({ stage: 'editing', failure: { message } });
    expect(form.facts().errors.text).toBeUndefined();
  });

  test('loading + a failure or no response + form.retry → loads again; not found → missing', async () => {
    const form = begin({}, { id: 5 });
    await form.refuse('load', { kind: 'network' });
    expect(form.facts()).toMatchObject({ stage: 'failed', failure: { kind: 'network' } });
    form.send({ type: 'form.retry' });
    form.pass(requestTimeoutMs);
    expect(form.facts()).toMatchObject({ stage: 'failed', failure: { kind: 'timeout' } });
    form.send({ type: 'form.retry' });
    await form.refuse('load', { kind: 'notFound', status: 404 });
    expect(form.facts().stage).toBe('missing');
  });

  test('editing + form.submit with missing fields → shows the errors and sends nothing', () => {
    const form = begin();
    submit(form);
    expect(form.facts()).toMatchObject({ stage: 'editing', errors: { title: { key: 'This field is required' } } });
    expect(form.requested('save')).toEqual([]);
  });

  test('editing + form.change → shows immediate errors and clears the error of a changed field', () => {
    const form = begin();
    submit(form);
    type(form, { text: 'shout' });
    expect(form.facts().errors).toEqual({ title: { key: 'This field is required' }, text: { key: 'Not so loud' } });
    type(form, { title: 'Milk', text: '2 l' });
    expect(form.facts().errors).toEqual({ title: undefined, text: undefined });
  });

  test('form.submit three times → sends one request, without what is typed meanwhile', async () => {
    const form = begin();
    type(form, { title: 'Milk' });
    for (const _ of 'abc') submit(form);
    type(form, { title: 'Bread' });
    expect(form.requested('save')).toMatchObject([{ fields: { title: 'Milk' } }]);
    expect(form.snapshot().hasTag('busy')).toBe(true);

    await form.respond('save', { title: 'Milk', text: '' });
    expect(form.facts().stage).toBe('saved');
    expect(form.emitted('note.kept')).toEqual([{ type: 'note.kept', title: 'Milk' }]);
    submit(form);
    expect(form.requested('save')).toHaveLength(1);
  });

  test('submitting + a response in a form that stays open → shows the server’s values', async () => {
    const form = begin({ reopen: (saved) => ({ ...saved, text: '' }) });
    type(form, { title: ' Milk ', text: 'now' });
    submit(form);
    await form.respond('save', { title: 'Milk', text: 'now' });
    expect(form.emitted('note.kept')).toEqual([{ type: 'note.kept', title: 'Milk' }]);
    expect(form.facts()).toMatchObject({ stage: 'editing', fields: { title: 'Milk', text: '' } });
    submit(form);
    expect(form.requested('save')).toHaveLength(2);
  });

  test('submitting + a refusal → shows the first text at its field and keeps the typed values', async () => {
    const form = begin();
    type(form, { title: 'Milk' });
    submit(form);
    await form.refuse('save', { kind: 'refused', status: 422, message: 'Taken.', fields: { title: 'Taken.' } });
    expect(form.facts()).toMatchObject({
      stage: 'editing',
      fields: { title: 'Milk' },
      errors: { title: { message: 'Taken.' } },
      failure: undefined,
    });
  });

  test.each([
    ['no field', { kind: 'refused', status: 422, message: 'Too late.' }],
    [
      'a field that the form has not',
      { kind: 'refused', status: 422, message: 'Too late.', fields: { hour: 'Too late.' } },
    ],
    [
      'a field that only every object has',
      { kind: 'refused', status: 422, message: 'Too late.', fields: { constructor: 'Too late.' } },
    ],
  ] as const)('submitting + a refusal with %s → shows the message beside the form', async (_, failure) => {
    const form = begin();
    type(form, { title: 'Milk' });
    submit(form);
    await form.refuse('save', failure);
    expect(form.facts()).toMatchObject({ stage: 'editing', errors: {}, failure: { message: 'Too late.' } });
    submit(form);
    expect(form.facts().failure).toBeUndefined();
  });

  test('submitting + no response for 30 seconds → is open again with the typed values', async () => {
    const form = begin();
    type(form, { title: 'Milk' });
    submit(form);
    form.pass(requestTimeoutMs - 1);
    expect(form.facts().stage).toBe('submitting');
    form.pass(1);
    expect(form.facts()).toMatchObject({ stage: 'editing', fields: { title: 'Milk' }, failure: { kind: 'timeout' } });
    submit(form);
    await form.respond('save', { title: 'Milk', text: '' }, 0);
    expect(form.facts().stage).toBe('submitting');
  });

  test('loading + a 401 → ends the session and emits that once', async () => {
    const form = begin({}, { id: 5 });
    await form.refuse('load', { kind: 'unauthorized', status: 401 });
    expect(form.facts().stage).toBe('expired');
    expect(form.emitted('session.refused')).toHaveLength(1);
  });

  test('submitting + a 401 → requires a login once, and is open again with the typed values', async () => {
    const form = begin();
    type(form, { title: 'Milk' });
    submit(form);
    await form.refuse('save', { kind: 'unauthorized', status: 401 });
    expect(form.facts()).toMatchObject({ stage: 'editing', fields: { title: 'Milk' }, failure: undefined });
    expect([form.emitted('login.required').length, form.emitted('session.refused').length]).toEqual([1, 0]);
    submit(form);
    expect(form.requested('save')).toHaveLength(2);
  });
});
