import {
  convertLexicalToPlaintext,
  type PlaintextConverters,
} from '@payloadcms/richtext-lexical/plaintext'

import { asRecord } from '../../lib/isRecord'
import { toAbsoluteUrl } from './toAbsoluteUrl'

const MAX_UNDERLINE = 60

const link: PlaintextConverters['link'] = ({ node, nodesToPlaintext }) => {
  const children = nodesToPlaintext({ nodes: node.children }).join('')
  const url = toAbsoluteUrl(asRecord(node.fields).url)
  const isWritten = children === url || `mailto:${children}` === url
  return isWritten ? children : `${children} (${url})`
}

/** Converters of all blocks that the editor produces; each ends with an empty line. */
const converters: PlaintextConverters = {
  linebreak: '\n',
  link,
  autolink: link as unknown as PlaintextConverters['autolink'],
  paragraph: ({ node, nodesToPlaintext }) =>
    `${nodesToPlaintext({ nodes: node.children }).join('')}\n\n`,
  heading: ({ node, nodesToPlaintext }) => {
    const words = nodesToPlaintext({ nodes: node.children }).join('')
    return `${words}\n${'-'.repeat(Math.min(words.length, MAX_UNDERLINE))}\n\n`
  },
  list: ({ node, nodesToPlaintext, parent }) => {
    const items = nodesToPlaintext({ nodes: node.children }).join('').trimEnd()
    return asRecord(parent).type === 'listitem' ? items : `${items}\n\n`
  },
  listitem: ({ node, nodesToPlaintext, parent }) => {
    const words = nodesToPlaintext({ nodes: node.children }).join('')
    if (node.children.some((child) => asRecord(child).type === 'list')) {
      return `${words.replaceAll(/^/gm, '  ')}\n`
    }
    return `${asRecord(parent).tag === 'ol' ? `${node.value}.` : '–'} ${words}\n`
  },
  quote: ({ node, nodesToPlaintext }) =>
    `${nodesToPlaintext({ nodes: node.children }).join('').replaceAll(/^/gm, '> ')}\n\n`,
}

/** Renders a rich text of the editor as plain text, with the addresses of its links. */
export const renderRichTextAsText = (value: unknown): string =>
  convertLexicalToPlaintext({
    converters,
    data: value as Parameters<typeof convertLexicalToPlaintext>[0]['data'],
  })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
