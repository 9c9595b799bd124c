import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { HitsNav } from '@web/ui/HitsNav'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { findHits } from './findHits'
import { markAll, markShown, MarkStyle } from './marks'
import { scrollToRange } from './textRanges'

type ArticleHitsProps = {
  /** Words of the search. */
  q: string
}

const labels = {
  group: 'Passages où les mots sont trouvés',
  previous: 'Passage précédent',
  next: 'Passage suivant',
  unit: 'passage',
}

/** Marks the words of a search in the article of the page, and leads from one to the next. */
export function ArticleHits({ q }: ArticleHitsProps) {
  const [ranges] = useState(() => findHits(document, q))
  const [index, setIndex] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const { length: count } = ranges

  useEffect(() => {
    const [first] = ranges
    // « Back » leads to where the page was left.
    if (first && window.scrollY === 0) scrollToRange(first, true)
    return markAll(ranges)
  }, [ranges])
  useEffect(() => markShown(ranges[index]), [ranges, index])

  function toStep(target: number) {
    const range = ranges[target]
    if (!range) return undefined
    return () => {
      setIndex(target)
      setAnnouncement(`Passage ${target + 1} sur ${count}`)
      const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)')
      scrollToRange(range, matches)
    }
  }

  return (
    <Frame>
      <MarkStyle />
      <HitsNav
        {...{ q, labels, count }}
        place={count > 0 ? index + 1 : undefined}
        onPrevious={toStep(index - 1)}
        onNext={toStep(index + 1)}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Frame>
  )
}

/** At the foot of the window while the article is in view. */
const Frame = styled.div`
  position: sticky;
  bottom: ${theme.space.s};
  z-index: ${theme.zIndexes.header};
  width: 100%;
  max-width: 34rem;
  padding: ${theme.space.xxs} ${theme.space.xs};
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  box-shadow: ${theme.shadows.high};

  ${media.print} {
    display: none;
  }
`
