import { env } from '../../lib/env'
import { renderEmailHtml } from './renderEmailHtml'
import type { EmailContent, RenderedEmail, EmailBlock } from './types'
import { renderRichTextAsText } from './renderRichTextAsText'

/** Renders From, HTML and text of an e-mail; the federation sends, from the settings' address. */
export const renderEmail = (content: EmailContent): RenderedEmail => ({
  from: formatAddress(content.sender.nom, env.mailFrom),
  html: renderEmailHtml(content),
  text: renderEmailText(content),
})

/** Formats a name and an address for the From header, quoted and without line breaks. */
export const formatAddress = (name: string, address: string): string =>
  `"${name.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}" <${address}>`

/** Renders the plain-text body of an e-mail: the same text, with URLs written out. */
function renderEmailText({ sender, blocks, reason, links = [] }: EmailContent): string {
  const parts = [
    ...blocks.map(renderBlock),
    `-- \n${sender.nom}\n${sender.adresse}`,
    [reason, ...links.map(({ label, url }) => `${label}\u00a0: ${url}`)].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function renderBlock(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'overline':
    case 'note':
      return block.text
    case 'title':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, 60))}`
    case 'richText':
      return renderRichTextAsText(block.value)
    case 'picture':
      return ''
    case 'button':
      return `${block.label}\u00a0:\n${block.url}`
  }
}
