import type { ElementType, ReactNode } from 'react'

type FormattedTextProps = { text: unknown; format: unknown }

/** The editor's formats, one bit each, from the innermost element to the outermost. */
const elements: [bit: number, element: ElementType][] = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [4, 's'],
  [8, 'u'],
  [2, 'em'],
  [1, 'strong'],
]

/** A run of text in one format. */
export function FormattedText({ text, format }: FormattedTextProps) {
  if (typeof text !== 'string') return null
  const bits = typeof format === 'number' ? format : 0
  return elements.reduce<ReactNode>(
    (inner, [bit, Element]) => (bits & bit ? <Element>{inner}</Element> : inner),
    text,
  )
}
