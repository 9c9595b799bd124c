import styled, { type DataAttributes } from 'styled-components'
import styles from './Button.module.css'

type ButtonProps = { $look?: 'primary' | 'secondary' | 'quiet' }

const toAttributes = ({ $look = 'primary' }: ButtonProps) => ({
  className: styles.button,
  'data-look': $look,
  'data-ripple': '',
})

/** Button with a ripple; use `aria-disabled` to keep it focusable while disabled. */
export const Button = styled.button.attrs<ButtonProps & DataAttributes>(toAttributes)``

/** A link styled as a button, for navigation. */
export const ButtonLink = styled.a.attrs<ButtonProps & DataAttributes>(toAttributes)``
