import { memo } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from '../Button'
import { ChevronIcon } from '../icons/ChevronIcon'
import { Icon } from '../icons/Icon'

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

/**
 * Pause, previous and next buttons, and one indicator per slide. Memoized: hover and focus changes
 * of the carousel do not render it.
 */
export const CarouselControls = memo(function CarouselControls({
  slidesId,
  count,
  index,
  isPaused,
  onPauseChange,
  onGoTo,
}: CarouselControlsProps) {
  return (
    <Bar>
      {isPaused !== undefined && (
        <Pause type="button" data-look="quiet" onClick={() => onPauseChange(!isPaused)}>
          {isPaused ? <PlayIcon /> : <PauseIcon />}
          {isPaused ? 'Relancer le défilement' : 'Mettre en pause'}
        </Pause>
      )}
      <SlideNavigation>
        <Arrow
          type="button"
          data-look="secondary"
          aria-label="Diapositive précédente"
          aria-controls={slidesId}
          onClick={() => onGoTo(index - 1)}
        >
          <ChevronIcon direction="left" />
        </Arrow>
        <Indicators>
          {Array.from({ length: count }, (_, slide) => (
            <li key={slide}>
              <Indicator
                type="button"
                aria-label={`Diapositive ${slide + 1} sur ${count}`}
                aria-controls={slidesId}
                aria-current={slide === index || undefined}
                onClick={() => onGoTo(slide)}
              />
            </li>
          ))}
        </Indicators>
        <Arrow
          type="button"
          data-look="secondary"
          aria-label="Diapositive suivante"
          aria-controls={slidesId}
          onClick={() => onGoTo(index + 1)}
        >
          <ChevronIcon direction="right" />
        </Arrow>
      </SlideNavigation>
    </Bar>
  )
})

/** Reversed wrapping keeps the arrows next to the slides on a small screen. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  gap: ${theme.space.xs};
  padding-block: ${theme.space.s};

  ${media.noScript} {
    display: none;
  }
`

const SlideNavigation = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  margin-inline: auto;

  ${media.from('small')} {
    margin-inline-end: 0;
  }
`

const Pause = styled(Button)`
  padding-inline: 0.75rem;
  margin-inline: auto;

  ${media.from('small')} {
    margin-inline: -0.75rem auto;
  }
`

const Arrow = styled(Button)`
  flex: none;
  width: 2.75rem;
  padding: 0;
`

const Indicators = styled.ul`
  display: flex;
  flex-wrap: wrap;
`

/** A lozenge; filled for the current slide. */
const Indicator = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  cursor: pointer;

  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${theme.colors.accentText};
    transform: rotate(45deg);
  }

  ${media.hover} {
    &::before {
      transition: transform 150ms ease;
    }

    &:hover::before {
      transform: rotate(45deg) scale(1.2);
    }
  }

  &[aria-current]::before {
    background: ${theme.colors.accentText};
    transform: rotate(45deg) scale(1.3);
    forced-color-adjust: none;
  }
`

function PauseIcon() {
  return (
    <Icon>
      <path d="M8 5v14M16 5v14" />
    </Icon>
  )
}

function PlayIcon() {
  return (
    <Icon>
      <path d="m8 5 11 7-11 7z" />
    </Icon>
  )
}
