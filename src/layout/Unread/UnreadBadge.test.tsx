// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { type Query, query } from '#machines/query/query.types.ts';
import { AccountMenu } from '#src/layout/AccountMenu/AccountMenu.tsx';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

afterEach(cleanup);

const show = (view: ReactNode, unread?: number) =>
  render(
    <ShopProvider
      value={viewShop({}, unread === undefined ? {} : { countUnreadMessages: { unread_messages: unread } })}
    >
      {view}
    </ShopProvider>,
  );

describe('UnreadBadge', () => {
  test('shows nothing while the number is unknown or zero', () => {
    for (const unread of [undefined, 0]) {
      const { container } = show(<UnreadBadge className="" />, unread);
      expect(container.textContent).toBe('');
    }
  });

  test('asks for the messages of the shopper who is signed in', () => {
    const shop = viewShop({});
    const requested: Query[] = [];
    const { of } = shop.resources;
    shop.resources.of = (read) => {
      requested.push(read);
      return of(read);
    };
    render(
      <ShopProvider value={shop}>
        <UnreadBadge className="" />
      </ShopProvider>,
    );
    expect(requested).toContainEqual(query('countUnreadMessages', { user_id: 7 }));
  });

  test('shows at most 9+ and has the whole number in its name', () => {
    show(<UnreadBadge className="" />, 12);
    expect(screen.getByText('9+').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('12 unread messages')).toBeDefined();
  });

  test('adds the number to the name of the account’s button', () => {
    show(<AccountMenu user={{ id: 7, name: 'Sam' }} />, 1);
    expect(screen.getByRole('button', { name: 'Sam, Account menu, 1 unread message' })).toBeDefined();
  });
});
