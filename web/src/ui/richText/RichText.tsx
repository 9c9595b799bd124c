import { useMemo } from 'react'
import { isRichTextEmpty } from './isRichTextEmpty'
import { Prose } from './Prose'
import { RichTextNodes } from './RichTextNodes'
import type { RichTextValue } from './RichTextValue'
import { toHeadingLevels } from './toHeadingLevels'
import { getChildNodes } from './toNodes'

type RichTextProps = {
  /** Lexical's JSON. Whatever is wrong in it is left out. */
  value: RichTextValue | null | undefined
  /** The level of the first headings inside: one below the heading above this text. */
  headingLevel?: 2 | 3 | 4 | 5
}

/** An editor's text, drawn with the site's own elements; nothing when there is nothing to read. */
export function RichText({ value, headingLevel = 2 }: RichTextProps) {
  const levels = useMemo(() => toHeadingLevels(value, headingLevel), [value, headingLevel])
  if (isRichTextEmpty(value)) return null
  return (
    <Prose>
      <RichTextNodes nodes={getChildNodes(value?.root)} levels={levels} />
    </Prose>
  )
}
