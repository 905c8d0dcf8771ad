/** Where the screens are. */
import type { Screen } from '#src/routes/page.types.ts';

export type ScreenModule = Record<string, Screen>;

export const screenFiles = import.meta.glob<ScreenModule>('/src/screens/*/*Screen.tsx');
