import { createContext, useContext } from 'react'

/**
 * Where the site is, without a slash at the end, for addresses that other sites and search engines
 * read. The server gives it; a browser goes on with what the server wrote in the page.
 */
export const SiteUrlContext = createContext(readSiteUrl())

/** Gives what makes a whole address of a path of the site. */
export function useAbsoluteUrl(): (path: string) => string {
  const siteUrl = useContext(SiteUrlContext)
  return (path) => new URL(path, siteUrl).href
}

function readSiteUrl(): string {
  if (typeof document === 'undefined') return 'http://localhost'
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical ? new URL(canonical.href).origin : window.location.origin
}
