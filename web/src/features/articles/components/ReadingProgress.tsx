import { createBlock } from '@web/ui/createBlock'
import styles from './ReadingProgress.module.css'

/** A thin line with the reading progress of the article around it. */
export const ReadingProgress = createBlock('div', styles.readingProgress, { 'aria-hidden': true })
