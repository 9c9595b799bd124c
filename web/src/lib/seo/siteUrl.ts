import { createContext, useContext } from 'react'

/**
 * Origin of the site, without a trailing slash, for canonical URLs and link previews. The server
 * provides it; a browser reads it from the server-rendered canonical link.
 */
export const SiteUrlContext = createContext(readSiteUrl())

/** Returns a function that converts a path of the site to an absolute URL. */
export function useAbsoluteUrl(): (path: string) => string {
  const siteUrl = useContext(SiteUrlContext)
  return (path) => new URL(path, siteUrl).href
}

function readSiteUrl(): string {
  if (typeof document === 'undefined') return 'http://localhost'
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical ? new URL(canonical.href).origin : window.location.origin
}
