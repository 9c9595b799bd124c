import styled from 'styled-components'
import styles from './texts.module.css'

/** A text beside a more important one. */
export const SmallText = styled.p.attrs({ className: styles.smallText })``

/** Secondary text with numbers: tabular digits. */
export const SmallFigures = styled(SmallText).attrs({ className: styles.smallFigures })``

/** Section of the magazine, above the title of an article in a list. */
export const SectionName = styled.p.attrs({ className: styles.sectionName })``
