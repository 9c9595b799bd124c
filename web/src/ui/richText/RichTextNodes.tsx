import { FormattedText } from './FormattedText'
import { isRichTextEmpty } from './isRichTextEmpty'
import { nestLists } from './nestLists'
import { RichTextLink } from './RichTextLink'
import type { RichTextNode } from './RichTextValue'
import { getChildNodes } from './toNodes'

type HeadingLevels = Map<RichTextNode, number>

type RichTextNodesProps = { nodes: RichTextNode[]; levels: HeadingLevels }

/** Renders Lexical nodes and their descendants. */
export function RichTextNodes({ nodes, levels }: RichTextNodesProps) {
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
