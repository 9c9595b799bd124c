import { createBlock } from './createBlock'
import styles from './texts.module.css'

/** A text beside a more important one. */
export const SmallText = createBlock('p', styles.smallText)

/** Secondary text with numbers: tabular digits. */
export const SmallFigures = createBlock(SmallText, styles.smallFigures)

/** Section of the magazine, above the title of an article in a list. */
export const SectionName = createBlock('p', styles.sectionName)
