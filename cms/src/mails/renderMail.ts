import { env } from '../env'
import { formatSender } from './formatSender'
import { renderHtml } from './renderHtml'
import { renderText } from './renderText'
import type { MailContent, RenderedMail } from './types'

/**
 * Who a mail comes from, the federation under the address of the settings, and both its bodies in the
 * look of the site, from one description of what it says.
 */
export const renderMail = (content: MailContent): RenderedMail => ({
  from: formatSender(content.sender.nom, env.mailFrom),
  html: renderHtml(content),
  text: renderText(content),
})
