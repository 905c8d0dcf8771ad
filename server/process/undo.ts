/** What a process has to undo before it ends. */
export type Undo = () => unknown;

/** The newest first. */
export const undo: Undo[] = [];

/** As soon as the end is announced: nothing may be started again from then on. */
export const beforeEnd: Undo[] = [];

export async function undoAll(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}

export async function announceEnd(): Promise<void> {
  await Promise.all(beforeEnd.splice(0).map((step) => step()));
}
