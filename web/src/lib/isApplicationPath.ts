/** What the server answers by itself, under the same address as the site. */
const servedByTheServer = /^\/(?:admin|api|media)(?:[/?#]|$)/

/** Whether this is a path of the site whose page this application draws. */
export function isApplicationPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !servedByTheServer.test(href)
}
