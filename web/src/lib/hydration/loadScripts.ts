/**
 * Preloads all of the page's scripts in parallel, then runs them one after the other, yielding to
 * the main thread in between so that the page stays responsive.
 * @param root has the scripts' URLs in `data-scripts`, each after those that it imports
 * @returns the exports of the last one
 * @throws the browser's error for a script that failed to load
 */
export async function loadScripts<Last>(root: HTMLElement): Promise<Last> {
  const addresses = root.dataset.scripts?.split(' ').filter(Boolean) ?? []
  for (const address of addresses) preloadModule(address)
  let last: unknown
  for (const address of addresses) {
    last = await import(/* @vite-ignore */ address)
    await yieldToMainThread()
  }
  return last as Last
}

function preloadModule(address: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}

const yieldToMainThread = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
