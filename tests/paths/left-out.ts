/** Why a flow is not walked in a shop: the shop lacks something that the flow needs. Thrown by a planner; no fault of the shop. */
export class LeftOut extends Error {}

/** For a flow whose parts are other ones on a phone. */
export const requireDesktop = ({ device }: { device?: string }, why: string): void => {
  if (device === 'phone') throw new LeftOut(`it needs a desktop: ${why}`);
};
