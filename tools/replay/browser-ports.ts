/** Ports whose outcome comes from the browser, not from a call. */
export const browserPorts: ReadonlySet<string> = new Set([
  'openSheet',
  'copy',
  'openProvider',
  'openPasskey',
  'createPasskey',
  'openPrompt',
  'readPushState',
  'subscribe',
  'payInWindow',
  'isOutdated',
  'claimReload',
  'claimFollowing',
]);
