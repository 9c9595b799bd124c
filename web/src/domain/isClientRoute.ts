/**
 * What the server answers by itself, under the same address as the site: its own applications, the
 * openings and downloads of issues, and files such as /regards.atom or /sitemap.xml. No page of the
 * site has an extension.
 */
const serverPathPattern =
  /^\/(?:(?:admin|api|media)(?:[/?#]|$)|(?:regards\/\d+\/(?:pdf|telechargement)|[^?#]*\.[a-z0-9]+)(?:[?#]|$))/i

/** Whether this is a path of the site whose page this application draws. */
export function isClientRoute(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !serverPathPattern.test(href)
}
