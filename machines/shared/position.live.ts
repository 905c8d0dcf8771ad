/** Where the device is. The browser asks its user first. */

export type Position = { latitude: number; longitude: number };

const longestWaitMs = 10_000;

/** Undefined without consent, and where the device does not know. */
export const devicePosition = () =>
  new Promise<Position | undefined>((resolve) => {
    if (!navigator.geolocation) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: longestWaitMs },
    );
  });

/** The body, with the position of the device if the shopper chose to send it. */
export const placed = async <Body extends object>({
  at_device: isAtDevice,
  ...body
}: Body & { at_device?: boolean }) => ({ ...body, ...(isAtDevice ? await devicePosition() : {}) });
