import { renderRichTextAsText } from './renderRichTextAsText'
import type { EmailBlock, EmailContent } from './types'

/** Renders the plain-text body of an e-mail: the same text, with URLs written out. */
export function renderEmailText({ sender, blocks, reason, links = [] }: EmailContent): string {
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
