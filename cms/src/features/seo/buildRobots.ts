/**
 * Builds robots.txt. Excludes the admin panel, the administration pages, and the API except what
 * pages need to render.
 * @param siteUrl URL of the site, without a trailing slash
 */
export function buildRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    // Also excludes /adminregards: rules match URL prefixes.
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /api/regards',
    'Allow: /api/globals/',
    // The same file as /regards/{n}/pdf, as a download.
    'Disallow: /regards/*/telechargement',
    // What its pages and articles say, in one file.
    'Disallow: /regards/*/epub',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
