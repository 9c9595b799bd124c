import { createBlock } from './createBlock'
import styles from './Button.module.css'

/**
 * Button with a ripple, whose `data-look` is primary, secondary or quiet; `aria-disabled` keeps it focusable. It
 * submits no form, unless its `type` says so.
 */
export const Button = createBlock('button', styles.button, {
  type: 'button',
  'data-look': 'primary',
  'data-ripple': '',
})

/** A link styled as a button, for navigation. */
export const ButtonLink = createBlock('a', styles.button, {
  'data-look': 'primary',
  'data-ripple': '',
})
