/** The screens of the account, for a shopper with one address. */

import { button } from '../../support/shopper/shopper.ts';
import { come, type Visitor } from '../../support/shopper/visitor.ts';
import { at, over, type Screen } from './screen.ts';

const accountPages = async (visitor: Visitor): Promise<void> => {
  await come(visitor, '/dashboard');
  await button(visitor, visitor.t('Menu')).click();
  await button(visitor, visitor.t('Sign Out')).waitFor();
};

const profileErrors = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor;
  await come(visitor, '/profile');
  await page.locator('main [name=name]').fill('');
  await page.locator('main [name=email]').fill('half@');
  await page
    .locator('main [type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await button(visitor, t('Update Profile')).click();
  await page.locator('main [name=current_password][aria-invalid=true]').waitFor();
};

const addressQuestion = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor;
  await come(visitor, '/manage-address');
  await page
    .getByRole('button', { name: `${t('Delete')}: ` })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
};

const passwordErrors = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor;
  await come(visitor, '/change-password');
  await page.locator('main [name=password]').fill('sevench');
  await button(visitor, t('Change Password')).click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
};

const chatDrawer = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor;
  await come(visitor, '/shops/1');
  await page.locator('main [aria-haspopup=dialog]').first().click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: t('Message') })
    .fill('Is it fresh?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Is it fresh?').first().waitFor();
};

const conversation = async (visitor: Visitor): Promise<void> => {
  await chatDrawer(visitor);
  await come(visitor, '/massages');
  await visitor.page.locator('main li button').first().click();
  await visitor.page.getByRole('log').waitFor();
};

export const accountScreens: Screen[] = [
  over('the menu of the account', accountPages, 'phone'),
  over('the profile with errors', profileErrors),
  over('the question before deleting an address', addressQuestion),
  at('an address that is not there', '/manage-address/999999/edit'),
  over('the password with errors', passwordErrors),
  over('the chat over a page', chatDrawer),
  over('a conversation', conversation),
];
