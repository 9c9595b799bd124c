import { describe, expect, it } from 'vitest'
import { HeadingOutline, toHeadingLevels, type HeadingLevel } from '@web/ui/richText/readRichText'

/** The levels of headings that have these tags, in their order. */
function levelsOf(tags: string[], first: HeadingLevel): number[] {
  const children = tags.map((tag) => heading(tag))
  return [...toHeadingLevels({ root: { children } }, new HeadingOutline(first)).values()]
}

const heading = (tag: string, text = 'Titre') => ({
  type: 'heading',
  tag,
  children: [{ type: 'text', text }],
})

describe('toHeadingLevels', () => {
  it.each<[string[], HeadingLevel, number[]]>([
    [['h2', 'h3', 'h4'], 2, [2, 3, 4]],
    [['h2', 'h3', 'h4'], 3, [3, 4, 5]],
    [['h2', 'h4', 'h4'], 2, [2, 3, 3]],
    [['h4', 'h2', 'h3'], 2, [2, 2, 3]],
    [['h2', 'h4', 'h3', 'h2'], 2, [2, 3, 3, 2]],
    [['h3', 'h3'], 4, [4, 4]],
    [['h2', 'h3', 'h4'], 5, [5, 6, 6]],
    [['h9', 'bogus'], 2, [2, 2]],
  ])('makes of %j, from level %i, %j', (tags, first, levels) =>
    expect(levelsOf(tags, first)).toEqual(levels),
  )

  it('leaves out a heading without words, which would be a step of its own', () => {
    const children = [heading('h2', ' '), heading('h3')]

    expect([...toHeadingLevels({ root: { children } }, new HeadingOutline()).values()]).toEqual([2])
  })
})
