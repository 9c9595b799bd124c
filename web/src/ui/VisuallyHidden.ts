import styled from 'styled-components'
import styles from './VisuallyHidden.module.css'

export const VisuallyHidden = styled.span.attrs({ className: styles.visuallyHidden })``
