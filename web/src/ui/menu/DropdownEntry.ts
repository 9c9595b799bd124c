import styled from 'styled-components'
import styles from './DropdownEntry.module.css'

/** One entry of a menu; set `as` to a router link or a button. */
export const DropdownEntry = styled.a.attrs({ className: styles.dropdownEntry })``

/** Small description under an entry's name. */
export const DropdownHint = styled.span.attrs({ className: styles.dropdownHint })``
