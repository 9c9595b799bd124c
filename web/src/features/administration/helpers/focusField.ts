/** Leads to the field of that name, if there is one. */
export function focusField(elements: HTMLFormControlsCollection, name: string | undefined): void {
  const field = name === undefined ? null : elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
