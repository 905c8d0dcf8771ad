/** Types of saved lists. */
import type { components } from '#api/generated/schema.ts';

export type SavedList = components['schemas']['SavedList'];
export type SavedListLine = components['schemas']['SavedListLine'];
export type SavedListSummary = components['schemas']['SavedListSummary'];
export type SavedListItem = components['schemas']['SavedListItem'];
export type NewSavedList = components['schemas']['NewSavedList'];
export type SavedListChange = components['schemas']['SavedListChange'];
export type SharedList = components['schemas']['SharedListResponse']['data']['list'];
