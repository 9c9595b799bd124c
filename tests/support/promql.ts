import { parser } from '@prometheus-io/lezer-promql'
import type { SyntaxNode } from '@lezer/common'

/** A metric that an expression reads, and the labels that it compares. */
export type Selector = { metric: string; labels: string[] }

/**
 * Parses a PromQL expression with the grammar of Prometheus' own editor.
 * @returns its selectors
 * @throws when it is malformed
 */
export function parsePromql(expression: string): Selector[] {
  const selectors: Selector[] = []
  parser.parse(expression).iterate({
    enter({ type, from, node }) {
      if (type.isError) throw new Error(`PromQL, character ${from}: ${expression}`)
      if (type.name === 'VectorSelector') selectors.push(readSelector(node, expression))
    },
  })
  return selectors
}

function readSelector(node: SyntaxNode, expression: string): Selector {
  const text = ({ from, to }: SyntaxNode) => expression.slice(from, to)
  const identifier = node.getChild('Identifier')
  const labels = (node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []).map(
    (matcher) => matcher.getChild('LabelName'),
  )
  return {
    metric: identifier ? text(identifier) : '',
    labels: labels.map((label) => (label ? text(label) : '')),
  }
}
