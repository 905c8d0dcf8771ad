/** Every flow that can be walked, by the name that `--flow` knows. */
import { planCart } from './flows/cart.ts';
import { planContact } from './flows/contact.ts';
import { planLogin } from './flows/login.ts';
import { planSearch } from './flows/search.ts';
import type { Planner } from './journey.ts';

export const planners: Readonly<Record<string, Planner>> = {
  cart: planCart,
  search: planSearch,
  login: planLogin,
  contact: planContact,
};
