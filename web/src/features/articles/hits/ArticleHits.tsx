import { useEffect, useState } from 'react'
import { HitsNav } from '@web/ui/HitsNav'
import { VisuallyHidden } from '@web/ui/texts'
import { findHits } from './findHits'
import { markAll, markShown } from './marks'
import { scrollToRange } from './textRanges'
import styles from './ArticleHits.module.css'

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
      scrollToRange(range)
    }
  }

  return (
    <div className={styles.frame}>
      <HitsNav
        {...{ q, labels, count }}
        place={count > 0 ? index + 1 : undefined}
        onPrevious={toStep(index - 1)}
        onNext={toStep(index + 1)}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}
