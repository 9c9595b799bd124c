import { readStored, writeStored } from './storage'

const storageKey = 'regards:clic'

/** How long the control is waited for after hydration, such as a button that depends on the browser's voices. */
const WAIT_MS = 5_000

/** Remembers the button or link that has the focus, for `redoClick` after a reload of the page. */
export function noteClick(): void {
  const control = document.activeElement?.closest('button, a')
  // Without storage, the visitor clicks again.
  if (control) writeStored('sessionStorage', storageKey, describe(control))
}

/** Clicks once on the control that `noteClick` remembered for this address. Call it after hydration. */
export function redoClick(root: HTMLElement): void {
  const wanted = readStored('sessionStorage', storageKey)
  writeStored('sessionStorage', storageKey, undefined)
  if (!wanted || clickOn(root, wanted)) return
  const observer = new MutationObserver(() => {
    if (clickOn(root, wanted)) observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), WAIT_MS)
}

function clickOn(root: HTMLElement, wanted: string): boolean {
  const controls = [...root.querySelectorAll<HTMLElement>('button, a')]
  const control = controls.find((element) => describe(element) === wanted)
  control?.focus()
  control?.click()
  return control !== undefined
}

/** A control of a page: the same one after a reload. */
const describe = (control: Element): string =>
  [window.location.href, control.tagName, control.getAttribute('href'), control.textContent].join(
    ' ',
  )
