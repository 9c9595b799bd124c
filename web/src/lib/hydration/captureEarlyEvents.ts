type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Records clicks on buttons and input in text fields before hydration. Links, and buttons that send
 * a form to the server, work without JavaScript and are not recorded. Call it before `hydrateRoot`:
 * a recorded click must not reach React, which would handle it too while it hydrates.
 * @returns `replay`, to be called once after hydration: repeats the recorded events and stops
 *   recording
 */
export function captureEarlyEvents(root: HTMLElement) {
  const controller = new AbortController()
  const clickedButtons: HTMLButtonElement[] = []
  const changedFields = new Set<TextField>()
  const listen = { signal: controller.signal, capture: true }

  root.addEventListener(
    'click',
    (event) => {
      const { target } = event
      const button = target instanceof Element ? target.closest('button') : null
      if (!button || sendsForm(button)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // Ignores repeated clicks on a button.
      if (!clickedButtons.includes(button)) clickedButtons.push(button)
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
    // React processes the replayed input first: a click may depend on it.
    setTimeout(() => {
      for (const button of clickedButtons) if (button.isConnected) button.click()
    })
  }

  return { replay }
}

/** Only a form with `action` sends something without JavaScript. */
const sendsForm = ({ type, form }: HTMLButtonElement): boolean =>
  type === 'submit' && form?.hasAttribute('action') === true

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** React ignores an input event unless the value differs from the last one that it tracked. */
function replayInput(field: TextField): void {
  const { value } = field
  if (!field.isConnected || value === '') return
  const prototype = Object.getPrototypeOf(field) as TextField
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
