import type { Purpose } from './consentChoices'

/** What Google's script leaves for each purpose. */
const cookieNamePatterns: Record<Purpose, RegExp> = {
  audience: /^_(?:ga|gid|gat)/,
  publicite: /^_(?:gcl|gac)/,
}

/**
 * Removes the cookies of a purpose, at every level of the domain: the script sets them at the highest
 * one that the browser allows.
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

/** `www.a.fr`, `a.fr`, `fr`: browsers themselves leave out what is nobody's. */
const getDomainLevels = (hostname: string): string[] =>
  hostname.split('.').map((_label, index, labels) => labels.slice(index).join('.'))
