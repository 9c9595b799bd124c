import { renderHtml } from './renderHtml'
import { renderText } from './renderText'
import type { MailContent, RenderedMail } from './types'

/** Both bodies of a mail in the look of the site, from one description of what it says. */
export const renderMail = (content: MailContent): RenderedMail => ({
  html: renderHtml(content),
  text: renderText(content),
})
