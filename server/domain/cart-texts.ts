/** What the server says about a cart; each is a key of the message catalogues. */

/** The client compares these two to the letter. */
export const removedText = 'product removed from cart';
export const decreasedText = 'product quantity decreased';

export const stockText = 'Only {count} left in stock.';
export const soldOutText = 'This product is out of stock.';
