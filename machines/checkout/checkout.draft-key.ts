/** The key of the checkout's draft in the storage of the tab; the end of a session removes it. */
export const checkoutDraftKey = 'larder.checkout';
