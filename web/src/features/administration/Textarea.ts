import { createBlock, joinClasses } from '@web/ui/createBlock'
import inputStyles from '@web/ui/Input.module.css'
import styles from './Textarea.module.css'

/** Text field of several lines, as tall as its text up to a limit; use it inside a `Field`. */
export const Textarea = createBlock('textarea', joinClasses(inputStyles.input, styles.textarea))
