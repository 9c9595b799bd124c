import type { Purpose } from './consentChoices'

/** Cookies of Google's script, by purpose. */
const cookieNamePatterns: Record<Purpose, RegExp> = {
  audience: /^_(?:ga|gid|gat)/,
  publicite: /^_(?:gcl|gac)/,
}

/**
 * Deletes the cookies of a purpose on every parent domain: the script sets them on the highest one
 * that the browser accepts.
 */
export function removeAnalyticsCookies(purpose: Purpose): void {
  const present = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  for (const name of present.filter((candidate) => cookieNamePatterns[purpose].test(candidate))) {
    const gone = `${name}=; Path=/; Max-Age=0`
    document.cookie = gone
    for (const domain of getDomainLevels(location.hostname))
      document.cookie = `${gone}; Domain=${domain}`
  }
}

/** `www.a.fr`, `a.fr`, `fr`: browsers ignore public suffixes themselves. */
const getDomainLevels = (hostname: string): string[] =>
  hostname.split('.').map((_label, index, labels) => labels.slice(index).join('.'))
