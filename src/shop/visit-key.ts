/** Where the tab keeps the calls that the back end lacks. */
export const visitKey = 'larder.absent';
