/** Whether this browser has passkeys. A page without HTTPS has none, and neither has an old browser. */
export const hasBrowserPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
