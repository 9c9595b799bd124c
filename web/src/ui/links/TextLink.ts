import { createBlock } from '../createBlock'
import { SiteLink } from './SiteLink'
import styles from './TextLink.module.css'

/** A link on its own line, in a list or a footer, with a touch target of 2.75rem. */
export const TextLink = createBlock(SiteLink, styles.textLink)

export const TextButton = createBlock('button', styles.textLink, { type: 'button' })
