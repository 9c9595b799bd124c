type Typed = HTMLInputElement | HTMLTextAreaElement

/**
 * Remembers what is pressed and typed before the page is alive, so that nothing of it is lost. Links
 * lead where they lead without any script.
 * @returns `replay`, to be called once the page is alive: does again what was done, and forgets it
 */
export function collectUse(root: HTMLElement) {
  const controller = new AbortController()
  const pressed: HTMLElement[] = []
  const typed = new Set<Typed>()
  const listen = { signal: controller.signal, capture: true }

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      // Of what is pressed again for want of an answer, once is enough.
      if (button && !pressed.includes(button)) pressed.push(button)
    },
    listen,
  )
  root.addEventListener(
    'input',
    ({ target }) => {
      if (isTyped(target)) typed.add(target)
    },
    listen,
  )

  function replay() {
    controller.abort()
    for (const field of typed) typeAgain(field)
    // The page first takes note of what was typed: what is pressed may be about it.
    setTimeout(() => {
      for (const button of pressed) if (button.isConnected) button.click()
    })
  }

  return { replay }
}

function isTyped(target: EventTarget | null): target is Typed {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** React hears of a change only where the value differs from the one that it has seen. */
function typeAgain(field: Typed): void {
  const { value } = field
  if (!field.isConnected || value === '') return
  const prototype = Object.getPrototypeOf(field) as Typed
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
