/** Focuses the form control of that name, if it exists. */
export function focusField(elements: HTMLFormControlsCollection, name: string | undefined): void {
  const field = name === undefined ? null : elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
