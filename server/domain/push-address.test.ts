import { expect, test } from 'vitest';
import { isPublicAddress, isPushAddress } from './push-address.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('%s may be the address of a push service', (address) => expect(isPushAddress(address)).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/push',
  'https://2130706433/push',
  'https://0x7f.1/push',
  'https://[::1]/push',
  'https://localhost/push',
  'https://printer.local/push',
  'https://db.internal/push',
  'https://fcm.googleapis.com:8443/push',
  'https://user:word@fcm.googleapis.com/push',
  'https://fcm.googleapis.com/push#part',
  'ftp://fcm.googleapis.com/push',
  'no address',
])('%s may not', (address) => expect(isPushAddress(address)).toBe(false));

test.each(['8.8.8.8', '142.250.74.74', '2a00:1450:4001:82b::200a'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'name.example',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
