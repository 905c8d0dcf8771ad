/** @spec R2 */
import { expect, test } from 'vitest';
import { safePictureAddress } from './picture-address.ts';
import { settingsFrom } from './settings.ts';

test.each([
  '/media/apple.webp',
  'media/apple.webp',
  '//cdn.example/apple.webp',
  'https://cdn.example/apple:green.webp',
  'data:image/svg+xml,%3Csvg/%3E',
  '',
])('The address %j of a picture stays as it is', (address) => {
  expect(safePictureAddress(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
])('The address %j shows no picture', (address) => {
  expect(safePictureAddress(address)).toBe('');
});

test('No logo of the settings has an address of another scheme', () => {
  const logos = { app_logo: 'javascript:alert(1)', web_logo: 'javascript:alert(1)', footer_qr: 'javascript:alert(1)' };
  expect(settingsFrom(logos)).toMatchObject({ app_logo: '', web_logo: '', footer_qr: '' });
});
