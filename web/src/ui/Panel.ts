import { createBlock } from './createBlock'
import styles from './Panel.module.css'

/** A message in place of the page's content: an empty list, an error, denied access. */
export const Panel = createBlock('div', styles.panel)
