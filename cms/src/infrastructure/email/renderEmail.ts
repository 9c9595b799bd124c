import { env } from '../../lib/env'
import { renderEmailHtml } from './renderEmailHtml'
import { renderEmailText } from './renderEmailText'
import type { EmailContent, RenderedEmail } from './types'

/**
 * Renders the From header and both bodies (HTML and text) of an e-mail from one description. The
 * sender is the federation, at the address of the settings.
 */
export const renderEmail = (content: EmailContent): RenderedEmail => ({
  from: formatAddress(content.sender.nom, env.mailFrom),
  html: renderEmailHtml(content),
  text: renderEmailText(content),
})

/** Formats a name and an address for the From header, quoted and without line breaks. */
export const formatAddress = (name: string, address: string): string =>
  `"${name.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}" <${address}>`
