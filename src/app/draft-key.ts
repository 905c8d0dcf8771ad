/** Where the tab keeps what was typed while it loads anew. */
export const draftKey = 'larder.typed';
