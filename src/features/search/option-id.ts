/** What `aria-activedescendant` points at. */
import type { Id } from '#machines/shared/ids.ts';
export const optionId = (listId: string, id: Id) => `${listId}-${id}`;
