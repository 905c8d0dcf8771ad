import { afterEach, expect, test, vi } from 'vitest';
import { placed } from './position.live.ts';

afterEach(() => void vi.unstubAllGlobals());

const getCurrentPosition = vi.fn();
const withDevice = () => vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

test('the position of the device is sent only if the shopper chose so', async () => {
  withDevice();
  getCurrentPosition.mockImplementation((found) => found({ coords: { latitude: 26.2, longitude: 50.5 } }));
  const kim: { name: string; at_device?: boolean } = { name: 'Kim' };
  expect(await placed(kim)).toEqual({ name: 'Kim' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  expect(await placed({ ...kim, at_device: true })).toEqual({ name: 'Kim', latitude: 26.2, longitude: 50.5 });
});

test('without consent the address is sent without a position', async () => {
  withDevice();
  getCurrentPosition.mockImplementation((_, refused) => refused());
  expect(await placed({ name: 'Kim', at_device: true })).toEqual({ name: 'Kim' });
});
