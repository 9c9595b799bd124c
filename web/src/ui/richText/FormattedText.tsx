import type { ElementType, ReactNode } from 'react'

type FormattedTextProps = { text: unknown; format: unknown }

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

/** Renders a Lexical text node in its format; nothing if the text is not a string. */
export function FormattedText({ text, format }: FormattedTextProps) {
  if (typeof text !== 'string') return null
  const bits = typeof format === 'number' ? format : 0
  return elements.reduce<ReactNode>(
    (inner, [bit, Element]) => (bits & bit ? <Element>{inner}</Element> : inner),
    text,
  )
}
