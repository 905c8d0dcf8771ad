// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { localeMachine } from '#machines/locale/locale.machine.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import type { TicketDetails } from '#machines/query/contract.types.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { ticketReplyMachine } from '#machines/ticket-reply/ticket-reply.machine.ts';
import { createOffers } from '#src/shop/offers.ts';
import { type Shop, ShopProvider } from '#src/shop/shop-context.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { text } from '#tests/support/texts/texts.ts';
import { TicketPage } from './TicketPage.tsx';

afterEach(cleanup);

const me = { id: 9, name: 'Ann' };
const written = { created_at: '05 March, 2026', profile_photo: '', is_highlighted: false };
const mine = { ...written, id: 1, message: 'One bag is missing.', sender_id: 9, sender_name: 'Ann' };
const theirs = { ...written, id: 2, message: 'We look for it.', sender_id: 0, sender_name: 'Larder Support' };

const ticket: TicketDetails = {
  id: 6,
  ticket_no: '240006',
  order_number: null,
  status: 'pending',
  subject: 'A bag',
  issue_type: 'Delivery',
  created_at: '05 March, 2026',
  user_chat: false,
  email: 'ann@larder.test',
  attachments: [
    { type: 'image', src: '/files/a.webp?until=1' },
    { type: 'pdf', src: '/files/b.pdf?until=1', name: 'receipt.pdf' },
  ],
  messages: [mine, theirs],
};

const show = (more: Partial<TicketDetails> = {}, pinned = [theirs]) => {
  const reply = startHeld(ticketReplyMachine, { ticketNumber: '240006' }, ['load', 'save']);
  const session = createActor(sessionMachine).start();
  session.send({ type: 'session.start', user: me, token: 't' });
  const locale = createActor(localeMachine, { input: { locale: 'en', appLocale: 'en', languages: [], catalogue: {} } });
  const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } });
  const flows = new Map<string, unknown>(
    Object.entries({ ticketReply: reply.actor, session, preferences, locale: locale.start() }),
  );
  const shop = {
    actor: { system: { get: (name: string) => flows.get(name) } },
    offers: createOffers(),
  } as unknown as Shop;
  render(
    <ShopProvider value={shop}>
      <TicketPage support_ticket={{ ...ticket, ...more }} highlighted_messages={pinned} />
    </ShopProvider>,
  );
  return reply;
};

const box = () => screen.queryByRole('textbox', { name: 'Message' });

describe('TicketPage', () => {
  test('shows the messages with their authors and the pinned ones', () => {
    show();
    const log = within(screen.getByRole('log', { name: 'Messages' }));
    expect(log.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'You05 Mar, 2026One bag is missing.',
      'Larder Support05 Mar, 2026We look for it.',
    ]);
    expect(within(screen.getByRole('region', { name: 'Pinned messages' })).getByText('We look for it.')).toBeDefined();
  });

  test('shows pictures, and documents as links under their own names', () => {
    show();
    expect(screen.getByRole('img', { name: 'Photo 1' }).getAttribute('src')).toBe('/files/a.webp?until=1');
    expect(screen.getByRole('link', { name: 'receipt.pdf' }).getAttribute('href')).toBe('/files/b.pdf?until=1');
  });

  test('explains why there is no text box before the shop replies', () => {
    show();
    expect(box()).toBeNull();
    expect(screen.getByText(text('You can write here as soon as the shop has answered'))).toBeDefined();
  });

  test('has a text box once the shop replied, and a refusal keeps the text', async () => {
    const reply = show({ user_chat: true });
    fireEvent.change(box() as HTMLElement, { target: { value: 'Thank you' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(reply.requested('save')).toMatchObject([{ fields: { message: 'Thank you' } }]);
    await reply.refuse('save', { kind: 'refused', status: 422, message: 'This ticket is closed.' });
    expect((await screen.findByRole('alert')).textContent).toBe('This ticket is closed.');
    expect((box() as HTMLTextAreaElement).value).toBe('Thank you');
  });

  test.each(['completed', 'cancel'] as const)('of status %s: has no text box and offers a new ticket', (status) => {
    show({ status, user_chat: true });
    expect(box()).toBeNull();
    expect(screen.getByText('This ticket is closed')).toBeDefined();
    expect(screen.getByRole('link', { name: text('Create Ticket') }).getAttribute('href')).toBe(
      '/support-tickets?new=1',
    );
  });

  test('shows when the shop wants to call, while the ticket is open', () => {
    const times = {
      ticket_schedule_start: '06 March, 2026 10:00 AM',
      ticket_schedule_end: '06 March, 2026 10:30 AM',
    };
    show({ ...times, status: 'confirm' });
    expect(screen.getByText('The shop will contact you')).toBeDefined();
    cleanup();
    show({ ...times, status: 'completed' });
    expect(screen.queryByText('The shop will contact you')).toBeNull();
  });
});
