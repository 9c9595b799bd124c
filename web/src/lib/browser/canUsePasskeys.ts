/** Four numbers, or IPv6: passkeys belong to a domain name. */
const ipAddress = /^(?:[\d.]+|\[.*\])$/

/** Whether the browser knows passkeys, and this page's address allows them. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !ipAddress.test(window.location.hostname)
