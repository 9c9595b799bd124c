export type PageMetadata = {
  /** Canonical URL: without the query of an e-mail link. */
  location: string
  title: string
}

/**
 * Waits until the head of the current page is rendered.
 * @param signal stops waiting
 * @returns undefined for a page that is not counted: one that search engines must not index (`Seo`), such as a form, a 404,
 * an error; results of a search, whose address and title have a visitor's words
 */
export function waitForPageMetadata(signal: AbortSignal): Promise<PageMetadata | undefined> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(checkHead)
    signal.addEventListener('abort', () => finish(undefined), { once: true })
    observer.observe(document.head, { childList: true, subtree: true, attributes: true })
    checkHead()

    function checkHead() {
      const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
      if (canonical && new URL(canonical.href).searchParams.has('q')) finish(undefined)
      else if (canonical) finish({ location: canonical.href, title: document.title })
      else if (document.head.querySelector('meta[name="robots"][content*="noindex"]'))
        finish(undefined)
    }

    function finish(page: PageMetadata | undefined) {
      observer.disconnect()
      resolve(page)
    }
  })
}
