import { createBlock } from '../createBlock'
import styles from './Prose.module.css'

/** Styles of long texts: line length, spacing, lists and quotes. */
export const Prose = createBlock('div', styles.prose)
