import { createBlock } from './createBlock'
import styles from './Input.module.css'

/** One-line text field; use it inside a `Field`. */
export const Input = createBlock('input', styles.input)
