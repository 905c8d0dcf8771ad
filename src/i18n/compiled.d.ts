/** `en.json?compiled`: what of English differs from its keys, parsed when the script is built (`scripts/lib/messages-plugin.ts`). */
declare module '*?compiled' {
  const messages: Readonly<Record<string, unknown>>;
  export default messages;
}
