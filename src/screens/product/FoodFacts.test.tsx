// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { localeMachine } from '#machines/locale/locale.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { FoodFacts } from './FoodFacts.tsx';

afterEach(cleanup);

const show = (appLocale: 'en' | 'ar' | 'ir') => {
  const locale = createActor(localeMachine, { input: { locale: appLocale, appLocale, languages: [], catalogue: {} } });
  render(
    <ShopProvider value={viewShop({ locale: locale.start() })}>
      <FoodFacts facts={{ allergens_complete: false, origin_country: 'ES' }} contains={['milk', 'nuts']} />
    </ShopProvider>,
  );
};

describe('the facts of a food', () => {
  test.each([
    ['en', 'Spain'],
    ['ar', 'إسبانيا'],
    ['ir', 'اسپانیا'],
  ] as const)('name the country and part the allergens as the language of the reader does: %s', (language, name) => {
    show(language);
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByText(language === 'en' ? 'Milk, Nuts' : 'Milk، Nuts')).toBeTruthy();
  });

  test('say of an allergen that nobody has mentioned that it is not stated', () => {
    show('en');
    expect(screen.getByRole('row', { name: /^Not stated/ }).textContent).toContain('Gluten');
    expect(screen.queryByRole('row', { name: /^Free of/ })).toBeNull();
  });
});
