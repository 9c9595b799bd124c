/**
 * Fetches all the code of the page at once, rather than each file when another one names it, and runs
 * one file after the other: between two of them the browser answers to whoever uses the page.
 * @param root names the files, each after those that it imports
 * @throws what the browser says of a file that did not come
 */
export async function loadScripts(root: HTMLElement): Promise<void> {
  const addresses = root.dataset.scripts?.split(' ').filter(Boolean) ?? []
  for (const address of addresses) preloadModule(address)
  for (const address of addresses) {
    await import(/* @vite-ignore */ address)
    await yieldToMainThread()
  }
}

function preloadModule(address: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}

const yieldToMainThread = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
