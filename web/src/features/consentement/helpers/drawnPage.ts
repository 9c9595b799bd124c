/** A page that may be counted, as it names itself to search engines. */
export type DrawnPage = {
  /** Its one address: without what a link of an e-mail, or a search, put behind it. */
  location: string
  title: string
}

/**
 * Waits until the page that was gone to is drawn.
 * @param signal ends the waiting
 * @returns undefined for a page that is not to be found (`PageHead`): a form, a refusal, a fault
 */
export function drawnPage(signal: AbortSignal): Promise<DrawnPage | undefined> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look)
    signal.addEventListener('abort', () => end(undefined), { once: true })
    observer.observe(document.head, { childList: true, subtree: true, attributes: true })
    look()

    function look() {
      const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
      if (canonical) end({ location: canonical.href, title: document.title })
      else if (document.head.querySelector('meta[name="robots"][content*="noindex"]'))
        end(undefined)
    }

    function end(page: DrawnPage | undefined) {
      observer.disconnect()
      resolve(page)
    }
  })
}
