/** What no page may show. */
const garbage = /.{0,60}(\b(null|undefined|NaN)\b|\[object |Invalid Date|\b1970\b).{0,30}/;

/** The first piece of it in this text, with what stands around it. */
export const garbageIn = (text: string): string | undefined => garbage.exec(text)?.[0];
