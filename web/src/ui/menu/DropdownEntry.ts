import { createBlock } from '../createBlock'
import styles from './DropdownEntry.module.css'

/** One entry of a menu; set `as` to a router link or a button. */
export const DropdownEntry = createBlock('a', styles.dropdownEntry)

/** Small description under an entry's name. */
export const DropdownHint = createBlock('span', styles.dropdownHint)
