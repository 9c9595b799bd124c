/**
 * Fetches all the code of the page at once, rather than each file when another one names it.
 * @throws what the browser says of a file that did not come
 */
export async function loadScripts(root: HTMLElement): Promise<void> {
  const addresses = root.dataset.scripts?.split(' ').filter(Boolean) ?? []
  await Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)))
}
