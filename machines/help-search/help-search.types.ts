/** The vocabulary of the search among the answers. */
export type HelpSearchContext = { text: string };

export type HelpSearchEvent = { type: 'words.type'; text: string } | { type: 'words.clear' };
