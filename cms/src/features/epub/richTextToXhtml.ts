import { blocksOf, childrenOf, type RichTextNode } from '../../lib/richText'
import { x, type Child } from '../../lib/xml'
import { asRecord } from '../../lib/isRecord'
import { HeadingLevels } from './toDocument'

/** Elements of the formats of a text, by their bit in Lexical’s `format`. */
const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [32, 'sub'],
  [64, 'sup'],
] as const

/** Writes a corrected text as XHTML. @param siteUrl against which its links are resolved */
export function richTextToXhtml(value: unknown, siteUrl: string): Child[] {
  const levels = new HeadingLevels()
  return blocksOf(value).map((node) => toElement(node, siteUrl, levels))
}

function toElement(node: RichTextNode, siteUrl: string, levels: HeadingLevels): Child {
  const inside = () => childrenOf(node).map((child) => toElement(child, siteUrl, levels))
  switch (node.type) {
    case 'text':
      return toText(node)
    case 'tab':
      return ' '
    case 'linebreak':
      return x('br')
    case 'paragraph':
      return x('p', ...inside())
    case 'quote':
      return x('blockquote', x('p', ...inside()))
    case 'heading':
      return x(levels.toName(Number(/\d/.exec(String(node.tag))?.[0] ?? 2)), ...inside())
    case 'link':
    case 'autolink': {
      const href = toHref(asRecord(node.fields).url, siteUrl)
      return href ? x('a', { href }, ...inside()) : x('span', ...inside())
    }
    case 'list':
      return toList(node, siteUrl, levels)
    default:
      return x('span', ...inside())
  }
}

/** XHTML has lists in items; Lexical has an item for each list in a list. */
function toList(node: RichTextNode, siteUrl: string, levels: HeadingLevels): Child {
  const items = childrenOf(node).map((item) =>
    x('li', ...childrenOf(item).map((child) => toElement(child, siteUrl, levels))),
  )
  return items.length === 0 ? undefined : x(node.listType === 'number' ? 'ol' : 'ul', ...items)
}

function toText({ text, format }: RichTextNode): Child {
  const bits = typeof format === 'number' ? format : 0
  return FORMATS.filter(([bit]) => bits & bit).reduce<Child>(
    (inside, [, name]) => x(name, inside),
    typeof text === 'string' ? text : '',
  )
}

/** Schemes that links of the site may have: web, e-mail and telephone. */
function toHref(url: unknown, siteUrl: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, siteUrl)) return undefined
  const { href, protocol } = new URL(url, siteUrl)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined
}
