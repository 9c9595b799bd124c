const PANEL = '/admin'
const PANEL_PATH = /^\/admin(?:[/?#]|$)/

/**
 * Reads from the search of /login where somebody goes after signing in, if the panel sent them
 * there (cms/next.config.js).
 * @returns a path of the panel, its dashboard for any other value; undefined without a value
 */
export function parsePanelPath(search: string): string | undefined {
  const target = new URLSearchParams(search).get('redirect')
  if (target === null) return undefined
  return PANEL_PATH.test(target) ? target : PANEL
}
