import { env } from '../../lib/env'

/** Returns the address of a link in an e-mail: a path of the site has no meaning there. */
export function toAbsoluteUrl(url: unknown): string {
  const address = typeof url === 'string' ? url : ''
  return address === '' || /^[/#?]/.test(address) ? `${env.siteUrl}${address}` : address
}
