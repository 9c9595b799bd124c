/**
 * What robots may read. The panel and the administration are none of theirs; of the API only what a
 * page needs to be drawn.
 * @param siteUrl address of the site, without a slash at the end
 */
export function buildRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    // Of /adminregards too: a rule is the beginning of an address.
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /api/regards',
    'Allow: /api/globals/',
    // The same file as behind /regards/{n}/pdf, to be saved.
    'Disallow: /regards/*/telechargement',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
