import styled from 'styled-components'
import styles from './Input.module.css'

/** One-line text field; use it inside a `Field`. */
export const Input = styled.input.attrs({ className: styles.input })``
