import { createBlock } from './createBlock'
import styles from './VisuallyHidden.module.css'

export const VisuallyHidden = createBlock('span', styles.visuallyHidden)
