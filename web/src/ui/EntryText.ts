import { createBlock } from './createBlock'
import styles from './EntryText.module.css'

/** The text of a list's entry beside its picture, or below it. */
export const EntryText = createBlock('div', styles.entryText)
