import styled from 'styled-components'
import styles from './Prose.module.css'

/** Styles of long texts: line length, spacing, lists and quotes. */
export const Prose = styled.div.attrs({ className: styles.prose })``
