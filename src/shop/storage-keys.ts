/** The `sessionStorage` key of unsent form input during a reload. */
export const draftKey = 'larder.typed';

/** Where the tab keeps the calls that the back end lacks. */
export const visitKey = 'larder.absent';
