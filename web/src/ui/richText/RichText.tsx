import { useMemo } from 'react'
import {
  isRichTextEmpty,
  type RichTextValue,
  HeadingOutline,
  toHeadingLevels,
  getChildNodes,
} from './readRichText'
import { Prose } from './Prose'
import { RichTextNodes } from './RichTextNodes'

type RichTextProps = {
  /** Lexical's JSON. Invalid parts are ignored. */
  value: RichTextValue | null | undefined
  /** Level of the top headings inside: one below the heading above this text. */
  headingLevel?: 2 | 3 | 4 | 5
  className?: string | undefined
}

/** Renders a rich text field with the site's elements; nothing when it is empty. */
export function RichText({ value, headingLevel = 2, className }: RichTextProps) {
  const levels = useMemo(
    () => toHeadingLevels(value, new HeadingOutline(headingLevel)),
    [value, headingLevel],
  )
  if (isRichTextEmpty(value)) return null
  return (
    <Prose className={className}>
      <RichTextNodes nodes={getChildNodes(value?.root)} levels={levels} />
    </Prose>
  )
}
