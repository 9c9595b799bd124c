/** Asks for all the code of the page at once, rather than for each file when another one names it. */
export function preloadScripts(root: HTMLElement): void {
  for (const href of root.dataset.scripts?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
