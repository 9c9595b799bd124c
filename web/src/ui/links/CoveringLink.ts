import { createBlock } from '../createBlock'
import { Link } from './Link'
import styles from './CoveringLink.module.css'

/** A link in the words of a list's entry that makes all of it one target (the nearest positioned ancestor). */
export const CoveringLink = createBlock(Link, styles.coveringLink)
