import { Button } from './Button'
import { createBlock } from './createBlock'
import styles from './ToolbarButton.module.css'

/** Button of a row of tools, with an icon; it does nothing without script. */
export const ToolbarButton = createBlock(Button, styles.toolbarButton, {
  'data-look': 'quiet',
})
