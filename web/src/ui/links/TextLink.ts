import styled from 'styled-components'
import { SiteLink } from './SiteLink'
import styles from './TextLink.module.css'

/** A link on its own line, in a list or a footer, with a touch target of 2.75rem. */
export const TextLink = styled(SiteLink).attrs({ className: styles.textLink })``

export const TextButton = styled.button.attrs({ type: 'button', className: styles.textLink })``
