/** The cart, and what it would cost. */
import type { Dependencies } from '#server/dependencies.ts';
import { shopperOf } from '#server/http/caller.ts';
import type { Handlers } from '#server/http/handler.ts';
import { voucherGuessLimiter } from '#server/http/limits.ts';
import {
  addToCart,
  decrementCartLine,
  incrementCartLine,
  removeCartLine,
  setCartQuantity,
} from '#server/services/cart.ts';
import { cartResponse } from '#server/services/cart-reading.ts';
import { quoteResponse } from '#server/services/quote.ts';

export const cartRoutes = (deps: Dependencies) => {
  const limitGuesses = voucherGuessLimiter(deps);
  return {
    getCart: async (request) => {
      const shopper = shopperOf(request);
      const view = { userId: shopper.userId, isBuyNow: request.query.is_buy_now === 1, now: deps.clock() };
      return cartResponse(deps.db, view, shopper);
    },

    addToCart: async (request) => addToCart(deps, shopperOf(request), request.body),

    incrementCartLine: async (request) => incrementCartLine(deps, shopperOf(request), request.body),

    decrementCartLine: async (request) => decrementCartLine(deps, shopperOf(request), request.body),

    setCartQuantity: async (request) => setCartQuantity(deps, shopperOf(request), request.body),

    removeCartLine: async (request) => removeCartLine(deps, shopperOf(request), request.body),

    quoteCheckout: async (request) => {
      const response = await quoteResponse(deps, shopperOf(request), request.body);
      if (request.body.coupon_code && !response.data.apply_coupon) await limitGuesses(request);
      return response;
    },
  } satisfies Partial<Handlers>;
};
