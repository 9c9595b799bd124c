import { useEffect } from 'react'
import { createGlobalStyle } from 'styled-components'
import { afterNextPaint } from '../../lib/afterNextPaint'
import { playRipple } from './playRipple'

/** Lets every `[data-ripple]` of the page answer a press; to be put once, in the application. */
export function Ripples() {
  useEffect(() => {
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [])

  return <RippleProperties />
}

function handleClick({ target, detail, clientX, clientY }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-ripple]') : null
  if (!(button instanceof HTMLElement) || button.getAttribute('aria-disabled') === 'true') return
  // The keyboard, and whatever speaks for it, clicks without a count.
  const point = detail === 0 ? undefined : { x: clientX, y: clientY }
  afterNextPaint(() => playRipple(button, point))
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
