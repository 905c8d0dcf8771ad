/** A screen that is looked at, with the way that leads there. */
import { come, seeSettled, type Visitor } from '../../support/shopper/visitor.ts';

export type Screen = { name: string; only?: 'phone' | 'desktop'; reach: (visitor: Visitor) => Promise<void> };

export const at = (name: string, path: string): Screen => ({ name, reach: (visitor) => come(visitor, path) });

/** What `open` leads to is looked at once it has settled. */
export const over = (name: string, open: (visitor: Visitor) => Promise<void>, only?: Screen['only']): Screen => ({
  name,
  ...(only ? { only } : {}),
  reach: async (visitor) => {
    await open(visitor);
    await seeSettled(visitor);
  },
});
