/** How long the reader waits for the count, at most. */
const patienceMs = 2_000

/**
 * Opens an issue's PDF in a new tab once `counted` has settled, or after 2 s. To be called in the
 * click itself: the tab is opened at once, blank, because a browser blocks one that comes later.
 * Where it is blocked all the same, the PDF takes the place of this page.
 */
export async function openInNewTab(pdfUrl: string, count: () => Promise<void>): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) showPatience(tab)
  await Promise.race([count(), wait(patienceMs)])
  const url = new URL(pdfUrl, window.location.href).href
  if (!tab) window.location.assign(url)
  else if (!tab.closed) tab.location.replace(url)
}

function showPatience(tab: Window): void {
  // What is asked for with `noopener` cannot be navigated later: the tie is cut by hand.
  tab.opener = null
  const { document } = tab
  document.title = 'Regards'
  document.documentElement.lang = 'fr'
  document.documentElement.style.colorScheme = 'light dark'
  document.body.style.font = '1.125rem system-ui, sans-serif'
  document.body.style.padding = '2rem'
  document.body.textContent = 'Ouverture du numéro…'
}

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
