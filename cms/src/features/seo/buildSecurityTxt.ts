const YEAR_MS = 365 * 24 * 60 * 60 * 1000

interface SecurityContact {
  /** URL of the site, without a trailing slash. */
  siteUrl: string
  /** Undefined while the site only has a placeholder. */
  email: string | undefined
  now: Date
}

/** Builds security.txt (RFC 9116), which expires less than a year after `now`. */
export function buildSecurityTxt({ siteUrl, email, now }: SecurityContact): string {
  return [
    `Contact: ${email ? `mailto:${email}` : `${siteUrl}/mentions-legales`}`,
    `Expires: ${new Date(now.getTime() + YEAR_MS - 24 * 60 * 60 * 1000).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
