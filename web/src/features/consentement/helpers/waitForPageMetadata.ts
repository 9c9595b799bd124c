/** A page that may be counted, as it names itself to search engines. */
export type PageMetadata = {
  /** Its one address: without what a link of an e-mail, or a search, put behind it. */
  location: string
  title: string
}

/**
 * Waits until the page that was gone to is drawn.
 * @param signal ends the waiting
 * @returns undefined for a page that is not to be found (`PageHead`): a form, a refusal, a fault
 */
export function waitForPageMetadata(signal: AbortSignal): Promise<PageMetadata | undefined> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(checkHead)
    signal.addEventListener('abort', () => finish(undefined), { once: true })
    observer.observe(document.head, { childList: true, subtree: true, attributes: true })
    checkHead()

    function checkHead() {
      const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
      if (canonical) finish({ location: canonical.href, title: document.title })
      else if (document.head.querySelector('meta[name="robots"][content*="noindex"]'))
        finish(undefined)
    }

    function finish(page: PageMetadata | undefined) {
      observer.disconnect()
      resolve(page)
    }
  })
}
