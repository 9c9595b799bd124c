import { createBlock } from './createBlock'
import styles from './Container.module.css'

/** The page's column: centred, with margins that grow with the viewport. */
export const Container = createBlock('div', styles.container)

/** The column of a short page: a message, or a state of loading. */
export const MessageFrame = createBlock(Container, styles.messageFrame)

/** A message in place of the page's content: an empty list, an error, denied access. */
export const Panel = createBlock('div', styles.panel)
