import { memo } from 'react'
import { Button } from '../Button'
import { ChevronIcon } from '../icons/ChevronIcon'
import { createIcon } from '../icons/Icon'
import styles from './CarouselControls.module.css'

type CarouselControlsProps = {
  /** ID of the element that the buttons control. */
  slidesId: string
  count: number
  index: number
  /** Undefined when the carousel does not rotate, so that there is no pause button. */
  isPaused: boolean | undefined
  onPauseChange: (isPaused: boolean) => void
  onGoTo: (index: number) => void
}

/** Pause, previous and next buttons, and indicators; memoized, as hover changes the rest. */
export const CarouselControls = memo(function CarouselControls({
  slidesId,
  count,
  index,
  isPaused,
  onPauseChange,
  onGoTo,
}: CarouselControlsProps) {
  return (
    <div className={styles.bar}>
      {isPaused !== undefined && (
        <Button className={styles.pause} data-look="quiet" onClick={() => onPauseChange(!isPaused)}>
          {isPaused ? <PlayIcon /> : <PauseIcon />}
          {isPaused ? 'Relancer le défilement' : 'Mettre en pause'}
        </Button>
      )}
      <div className={styles.slideNavigation}>
        <Button
          className={styles.arrow}
          data-look="secondary"
          aria-label="Diapositive précédente"
          aria-controls={slidesId}
          onClick={() => onGoTo(index - 1)}
        >
          <ChevronIcon direction="left" />
        </Button>
        <ul className={styles.indicators}>
          {Array.from({ length: count }, (_, slide) => (
            <li key={slide}>
              <button
                className={styles.indicator}
                type="button"
                aria-label={`Diapositive ${slide + 1} sur ${count}`}
                aria-controls={slidesId}
                aria-current={slide === index || undefined}
                onClick={() => onGoTo(slide)}
              />
            </li>
          ))}
        </ul>
        <Button
          className={styles.arrow}
          data-look="secondary"
          aria-label="Diapositive suivante"
          aria-controls={slidesId}
          onClick={() => onGoTo(index + 1)}
        >
          <ChevronIcon direction="right" />
        </Button>
      </div>
    </div>
  )
})

const PauseIcon = createIcon('M8 5v14M16 5v14')

const PlayIcon = createIcon('m8 5 11 7-11 7z')
