import { blocksOf, childrenOf, type RichTextNode } from '../../../lib/richText'
import type { Bloc } from '@regards/contract/schemas/blocs'

/** The plain text that search indexes: a line for each heading, paragraph, item and row. */
export function toPlainText(value: Bloc[] | object | null | undefined): string {
  if (Array.isArray(value)) return (value as Bloc[]).map(blockToText).filter(Boolean).join('\n')
  return linesOf(blocksOf(value)).join('\n')
}

function blockToText(block: Bloc): string {
  if (block.type === 'liste') return block.elements.join('\n')
  if (block.type === 'image') return [block.alternative, block.legende].filter(Boolean).join('\n')
  if (block.type !== 'tableau') return block.texte
  return [...(block.entete ? [block.entete] : []), ...block.lignes]
    .map((cells) => cells.join(' '))
    .join('\n')
}

/** Lines of rich text: an element with text, then those of its nested lists. */
function linesOf(nodes: RichTextNode[]): string[] {
  const lines: string[] = []
  let line = ''
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim())
    line = ''
  }
  for (const child of nodes) {
    const { type, text } = child
    if (type === 'text') line += typeof text === 'string' ? text : ''
    else if (type === 'linebreak') end()
    else if (type === 'tab') line += ' '
    else if (type === 'link' || type === 'autolink') line += linesOf(childrenOf(child)).join(' ')
    else {
      end()
      lines.push(...linesOf(childrenOf(child)))
    }
  }
  end()
  return lines
}
