/** What `aria-activedescendant` points at. */
export const optionId = (listId: string, id: number) => `${listId}-${id}`;
