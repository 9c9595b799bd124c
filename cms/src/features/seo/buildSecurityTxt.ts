const YEAR_MS = 365 * 24 * 60 * 60 * 1000

interface SecurityContact {
  /** Address of the site, without a slash at the end. */
  siteUrl: string
  /** Undefined while the site has an example only. */
  email: string | undefined
  now: Date
}

/** Where to report a vulnerability (RFC 9116). It expires less than a year after it was read. */
export function buildSecurityTxt({ siteUrl, email, now }: SecurityContact): string {
  return [
    `Contact: ${email ? `mailto:${email}` : `${siteUrl}/mentions-legales`}`,
    `Expires: ${new Date(now.getTime() + YEAR_MS - 24 * 60 * 60 * 1000).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
