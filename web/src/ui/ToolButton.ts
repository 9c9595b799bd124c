import { Button, ButtonLink } from './Button'
import { createBlock, joinClasses } from './createBlock'
import styles from './ToolButton.module.css'

/** Round button of the reader's bars, with an icon and a hidden text. */
export const ToolButton = createBlock(Button, joinClasses(styles.tool, styles.button), {
  'data-look': 'quiet',
})

export const ToolLink = createBlock(ButtonLink, styles.tool, { 'data-look': 'quiet' })
