type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Remembers what is pressed and typed before the page is alive, so that nothing of it is lost. Links
 * lead where they lead without any script.
 * @returns `replay`, to be called once the page is alive: does again what was done, and forgets it
 */
export function captureEarlyEvents(root: HTMLElement) {
  const controller = new AbortController()
  const clickedButtons: HTMLElement[] = []
  const changedFields = new Set<TextField>()
  const listen = { signal: controller.signal, capture: true }

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      // Of what is pressed again for want of an answer, once is enough.
      if (button && !clickedButtons.includes(button)) clickedButtons.push(button)
    },
    listen,
  )
  root.addEventListener(
    'input',
    ({ target }) => {
      if (isTextField(target)) changedFields.add(target)
    },
    listen,
  )

  function replay() {
    controller.abort()
    for (const field of changedFields) replayInput(field)
    // The page first takes note of what was typed: what is pressed may be about it.
    setTimeout(() => {
      for (const button of clickedButtons) if (button.isConnected) button.click()
    })
  }

  return { replay }
}

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** React hears of a change only where the value differs from the one that it has seen. */
function replayInput(field: TextField): void {
  const { value } = field
  if (!field.isConnected || value === '') return
  const prototype = Object.getPrototypeOf(field) as TextField
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
