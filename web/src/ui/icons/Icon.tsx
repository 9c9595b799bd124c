import { createBlock } from '../createBlock'
import styles from './Icon.module.css'

/** Line icon, as tall as the text. Hidden from screen readers: give its button or link a text. */
export const Icon = createBlock('svg', styles.icon, { viewBox: '0 0 24 24', 'aria-hidden': true })

/** Creates an icon of one path, in a square of 24. */
export const createIcon = (d: string) => () => (
  <Icon>
    <path d={d} />
  </Icon>
)
