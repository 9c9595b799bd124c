import { paths } from '@web/domain/paths'
import { ChevronIcon } from './icons/ChevronIcon'
import { TextLink } from './links/TextLink'
import { ToolButton } from './ToolButton'
import { VisuallyHidden } from './texts'
import styles from './HitsNav.module.css'

type HitsNavProps = {
  /** Words of the search that are marked. */
  q: string
  labels: { group: string; previous: string; next: string; unit: string }
  /** Rank of the hit that is shown, from 1; undefined when none is. */
  place: number | undefined
  count: number
  /** Undefined where there is no hit before, or after. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Links from one hit of a search to the next, and back to the site’s results. */
export function HitsNav({ q, labels, place, count, onPrevious, onNext }: HitsNavProps) {
  return (
    <div className={styles.frame} role="group" aria-label={labels.group}>
      <ToolButton
        title={labels.previous}
        aria-disabled={onPrevious === undefined || undefined}
        onClick={onPrevious}
      >
        <ChevronIcon direction="left" />
        <VisuallyHidden>{labels.previous}</VisuallyHidden>
      </ToolButton>
      <p className={styles.words}>
        <span>«&nbsp;{q}&nbsp;»</span>
        {count > 0 && (
          <span className={styles.count}>
            {place ? `${place} sur ${count}` : `${count} ${labels.unit}${count > 1 ? 's' : ''}`}
          </span>
        )}
      </p>
      <ToolButton
        title={labels.next}
        aria-disabled={onNext === undefined || undefined}
        onClick={onNext}
      >
        <ChevronIcon direction="right" />
        <VisuallyHidden>{labels.next}</VisuallyHidden>
      </ToolButton>
      <TextLink href={paths.resultats({ q })}>
        <VisuallyHidden>Retour aux </VisuallyHidden>
        <span className={styles.results}>résultats</span>
      </TextLink>
    </div>
  )
}
