/** Where the screens are. */
import type { Screen } from '#src/routes/pages.ts';

export type ScreenModule = Record<string, Screen>;

export const screenFiles = import.meta.glob<ScreenModule>('/src/screens/*/*Screen.tsx');
