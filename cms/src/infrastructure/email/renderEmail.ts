import { env } from '../../lib/env'
import { formatAddress } from './formatAddress'
import { renderEmailHtml } from './renderEmailHtml'
import { renderEmailText } from './renderEmailText'
import type { EmailContent, RenderedEmail } from './types'

/**
 * Who a mail comes from, the federation under the address of the settings, and both its bodies in the
 * look of the site, from one description of what it says.
 */
export const renderEmail = (content: EmailContent): RenderedEmail => ({
  from: formatAddress(content.sender.nom, env.mailFrom),
  html: renderEmailHtml(content),
  text: renderEmailText(content),
})
