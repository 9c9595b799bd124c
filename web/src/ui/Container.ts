import { createBlock } from './createBlock'
import styles from './Container.module.css'

/** The page's column: centred, with margins that grow with the viewport. */
export const Container = createBlock('div', styles.container)

/** The column of a short page: a message, or a state of loading. */
export const MessageFrame = createBlock(Container, styles.messageFrame)
