import { useEffect } from 'react'
import { createGlobalStyle } from 'styled-components'
import { playRipple } from './playRipple'

/** Plays the ripple of every clicked `[data-ripple]` element; mount it once, in the application. */
export function Ripples() {
  useEffect(() => {
    // Captured before other handlers: afterwards the button may have moved, and measuring it would
    // force a layout within the click.
    document.addEventListener('click', handleClick, { capture: true })
    return () => document.removeEventListener('click', handleClick, { capture: true })
  }, [])

  return <RippleProperties />
}

function handleClick({ target, detail, clientX, clientY }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-ripple]') : null
  if (!(button instanceof HTMLElement) || button.getAttribute('aria-disabled') === 'true') return
  // Clicks from the keyboard or assistive technology have a `detail` of 0.
  playRipple(button, detail === 0 ? undefined : { x: clientX, y: clientY })
}

/** Only registered custom properties can be interpolated by an animation. */
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
