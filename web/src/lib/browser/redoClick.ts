const storageKey = 'regards:clic'

/** How long the control is waited for after hydration, such as a button that depends on the browser's voices. */
const WAIT_MS = 5_000

/** Remembers the button or link that has the focus, for `redoClick` after a reload of the page. */
export function noteClick(): void {
  const control = document.activeElement?.closest('button, a')
  if (!control) return
  try {
    const note = { href: window.location.href, control: describe(control) }
    sessionStorage.setItem(storageKey, JSON.stringify(note))
  } catch {
    // Without storage, the visitor clicks again.
  }
}

/** Clicks once on the control that `noteClick` remembered for this address. Call it after hydration. */
export function redoClick(root: HTMLElement): void {
  const wanted = takeNote()
  if (wanted === undefined || clickOn(root, wanted)) return
  const observer = new MutationObserver(() => {
    if (clickOn(root, wanted)) observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), WAIT_MS)
}

function takeNote(): string | undefined {
  try {
    const { href, control } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as {
      href?: string
      control?: string
    }
    sessionStorage.removeItem(storageKey)
    return href === window.location.href ? control : undefined
  } catch {
    return undefined
  }
}

function clickOn(root: HTMLElement, wanted: string): boolean {
  const controls = [...root.querySelectorAll<HTMLElement>('button, a')]
  const control = controls.find((element) => describe(element) === wanted)
  if (control?.matches('button')) control.focus()
  control?.click()
  return control !== undefined
}

const describe = (control: Element): string =>
  `${control.tagName} ${control.getAttribute('href') ?? ''} ${control.textContent}`
