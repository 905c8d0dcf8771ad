/** Messages about a cart. All but the first two are keys of the message catalogues. */

/** The client compares these two to the letter, in every language. */
export const removedText = 'product removed from cart';
export const decreasedText = 'product quantity decreased';

export const addedText = 'Product added to cart';
export const increasedText = 'Product quantity increased';
export const changedText = 'Product quantity changed';

export const stockText = 'Only {count} left in stock.';
export const soldOutText = 'This product is out of stock.';
export const tooManyText = 'At most {count} of one product can be ordered at once.';
export const notInCartText = 'This product is not in your cart.';
export const otherPriceText = 'The price of this product has changed.';
export const unavailableText = 'Some products are no longer available and were removed from your cart.';
export const unavailableProductText = 'This product is no longer available.';
export const emptyText = 'Your cart is empty.';
export const cartChangedText = 'Your cart has changed. Please check it again.';
export const totalChangedText = 'The amount to pay has changed. Please check your order again.';
export const tooLargeText = 'This order is too large.';
/** Both amounts with the sign of the default currency. */
export const belowMinimumText = '{shop} takes orders from {minimum}. Goods for {missing} are missing.';
export const stockChangedText = '{name}: only {count} left in stock.';
