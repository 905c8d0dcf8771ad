/** The `sessionStorage` key of unsent form input during a reload. */
export const draftKey = 'larder.typed';
