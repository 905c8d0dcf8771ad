/** Ids are opaque: numbers or texts, compared as text and sent back as they came. */
import type { Id } from '#api/types/id.ts';

export type { Id } from '#api/types/id.ts';

type MaybeId = Id | null | undefined;

/** A back end may send one id as a number in one response and as a text in another; addresses have texts only. */
export const isSameId = (one: MaybeId, other: MaybeId): boolean =>
  // A press in a cart of a thousand lines compares thousands of ids; ids of one type need no texts for it.
  typeof one === typeof other ? one === other : `${one ?? ''}` === `${other ?? ''}`;

/** No list has an absent id. */
export const hasId = (ids: readonly Id[], id: MaybeId): boolean =>
  id !== undefined && id !== null && ids.some((each) => isSameId(each, id));

export const withoutId = (ids: readonly Id[], id: MaybeId): Id[] => ids.filter((each) => !isSameId(each, id));

export const withId = (ids: readonly Id[], id: Id): Id[] => [...withoutId(ids, id), id];

/** Without this id if it is there, with it otherwise. */
export const toggledId = (ids: readonly Id[], id: Id): Id[] => (hasId(ids, id) ? withoutId(ids, id) : [...ids, id]);
