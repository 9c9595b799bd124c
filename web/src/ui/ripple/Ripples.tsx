import { useEffect } from 'react'
import { createGlobalStyle } from 'styled-components'
import { playRipple } from './playRipple'

/** Lets every `[data-ripple]` of the page answer a press; to be put once, in the application. */
export function Ripples() {
  useEffect(() => {
    // On the way down, before the press changes anything: after it, the button may be elsewhere, and to
    // measure it would have the page laid out within the press.
    document.addEventListener('click', handleClick, { capture: true })
    return () => document.removeEventListener('click', handleClick, { capture: true })
  }, [])

  return <RippleProperties />
}

function handleClick({ target, detail, clientX, clientY }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-ripple]') : null
  if (!(button instanceof HTMLElement) || button.getAttribute('aria-disabled') === 'true') return
  // The keyboard, and whatever speaks for it, clicks without a count.
  playRipple(button, detail === 0 ? undefined : { x: clientX, y: clientY })
}

/** Only properties of a known kind have values in between, and can be animated. */
const RippleProperties = createGlobalStyle`
  @property --ripple-x {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }

  @property --ripple-y {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }

  @property --ripple-radius {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }

  @property --ripple-strength {
    syntax: '<number>';
    inherits: false;
    initial-value: 0;
  }
`
