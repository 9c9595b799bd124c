import { isRichTextEmpty, type RichTextNode, getChildNodes } from './readRichText'
import type { ElementType, ReactNode } from 'react'
import { SiteLink } from '../links/SiteLink'
import { withOrdinals } from '../texts'
import { sanitizeHref } from '@web/lib/validation/sanitizeHref'

type HeadingLevels = Map<RichTextNode, number>

/** Renders Lexical nodes and their descendants. */
export function RichTextNodes({ nodes, levels }: { nodes: RichTextNode[]; levels: HeadingLevels }) {
  return nodes.map((node, index) => <RichTextElement key={index} node={node} levels={levels} />)
}

function RichTextElement({ node, levels }: { node: RichTextNode; levels: HeadingLevels }) {
  const isList = node.type === 'list'
  const inner = (
    <RichTextNodes nodes={isList ? nestLists(node) : getChildNodes(node)} levels={levels} />
  )

  switch (node.type) {
    case 'text':
      return <FormattedText text={node.text} format={node.format} />
    case 'linebreak':
      return <br />
    case 'tab':
      return '\u2003'
    case 'paragraph':
      return isEmpty(node) ? null : <p>{inner}</p>
    case 'heading': {
      if (isEmpty(node)) return null
      const Heading = `h${levels.get(node) ?? 6}` as 'h2'
      return <Heading>{inner}</Heading>
    }
    case 'list':
      return node.listType === 'number' || node.tag === 'ol' ? (
        <ol start={typeof node.start === 'number' ? node.start : undefined}>{inner}</ol>
      ) : (
        <ul>{inner}</ul>
      )
    case 'listitem':
      return <li>{inner}</li>
    case 'quote':
      return <blockquote>{inner}</blockquote>
    case 'horizontalrule':
      return <hr />
    case 'link':
    case 'autolink':
      return <RichTextLink node={node}>{inner}</RichTextLink>
    // An unknown node renders its children, so that its text is shown.
    default:
      return inner
  }
}

function isEmpty(node: RichTextNode): boolean {
  return isRichTextEmpty({ root: node })
}

/** Lexical's format bits, from the innermost element to the outermost. */
const elements: [bit: number, element: ElementType][] = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [4, 's'],
  [8, 'u'],
  [2, 'em'],
  [1, 'strong'],
]

/** Formats whose texts have no ordinal numbers: code, subscript, superscript. */
const unset = 16 | 32 | 64

/** Renders a Lexical text node in its format; nothing if the text is not a string. */
function FormattedText({ text, format }: { text: unknown; format: unknown }) {
  if (typeof text !== 'string') return null
  const bits = typeof format === 'number' ? format : 0
  return elements.reduce<ReactNode>(
    (inner, [bit, Element]) => (bits & bit ? <Element>{inner}</Element> : inner),
    bits & unset ? text : withOrdinals(text),
  )
}

/** Renders a Lexical link node; only its text when the URL is unsafe (`sanitizeHref`). */
function RichTextLink({ node, children }: { node: RichTextNode; children: ReactNode }) {
  const fields = (node.fields ?? {}) as { url?: unknown; newTab?: unknown }
  const href = sanitizeHref(fields.url)
  if (!href) return children
  return (
    <SiteLink href={href} isNewTab={fields.newTab === true}>
      {children}
    </SiteLink>
  )
}

/**
 * Returns the items of a list. Lexical stores a nested list in an item of its own, which would show
 * an empty marker: it is moved into the preceding item.
 */
function nestLists(list: RichTextNode): RichTextNode[] {
  const items: RichTextNode[] = []
  for (const item of getChildNodes(list)) {
    const children = getChildNodes(item)
    const isOnlyLists = children.length > 0 && children.every(({ type }) => type === 'list')
    const previous = items.at(-1)
    if (isOnlyLists && previous) {
      items.splice(-1, 1, { ...previous, children: [...getChildNodes(previous), ...children] })
    } else {
      items.push(item)
    }
  }
  return items
}
