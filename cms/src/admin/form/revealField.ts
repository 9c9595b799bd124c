/** A field that is looked for in a form, and a section that hides it. */
export interface FoundField {
  /** Undefined while it is not in the document. */
  field: HTMLElement | undefined
  /** A collapsed section or row that must be expanded first. */
  folded?: Element | null | undefined
}

/**
 * Expands the collapsed sections around a field level by level, then scrolls to it and focuses it.
 * @param find called again after each change of the form
 * @returns a function that gives up
 */
export function revealField(form: HTMLElement, find: () => FoundField): () => void {
  const observer = new MutationObserver(() => look())
  const look = () => {
    const { field, folded } = find()
    if (folded) {
      folded.querySelector<HTMLElement>('.collapsible__toggle')?.click()
      return
    }
    // An expanded section is not visible immediately.
    if (!field?.checkVisibility()) return
    observer.disconnect()
    scrollToField(field)
    // A section that is expanding moves what is below it.
    const finished = form.getAnimations({ subtree: true }).map((animation) => animation.finished)
    void Promise.allSettled(finished).then(() => scrollToField(field))
    getControl(field)?.focus({ preventScroll: true })
  }
  observer.observe(form, { childList: true, subtree: true, attributes: true })
  look()
  return () => observer.disconnect()
}

const CONTROL = 'input, textarea, [contenteditable="true"], button'

const getControl = (field: HTMLElement): HTMLElement | null =>
  field.matches(CONTROL) ? field : field.querySelector<HTMLElement>(CONTROL)

const scrollToField = (field: HTMLElement) => field.scrollIntoView({ block: 'center' })
