import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { ChevronIcon } from './icons/ChevronIcon'
import { TextLink } from './links/TextLink'
import { ToolButton } from './ToolButton'
import { VisuallyHidden } from './VisuallyHidden'

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
    <Frame role="group" aria-label={labels.group}>
      <ToolButton
        title={labels.previous}
        aria-disabled={onPrevious === undefined || undefined}
        onClick={onPrevious}
      >
        <ChevronIcon direction="left" />
        <VisuallyHidden>{labels.previous}</VisuallyHidden>
      </ToolButton>
      <Words>
        <span>«&nbsp;{q}&nbsp;»</span>
        {count > 0 && (
          <Count>
            {place ? `${place} sur ${count}` : `${count} ${labels.unit}${count > 1 ? 's' : ''}`}
          </Count>
        )}
      </Words>
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
        <Results>résultats</Results>
      </TextLink>
    </Frame>
  )
}

const narrow = '@media not all and (min-width: 18em)'

const Frame = styled.div`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  justify-content: center;
  column-gap: ${theme.space.xxs};
  /* Contains a text that is hidden visually. */
  position: relative;
  min-width: 0;
  font-size: ${theme.fontSizes.small};

  /* The words above the buttons, where the letters are large and the window is not. */
  ${narrow} {
    flex-wrap: wrap;
  }

  /* Its buttons do nothing without script. */
  ${media.noScript} {
    display: none;
  }
`

/** Prefix of the visible text. */
const Results = styled.span`
  display: inline-block;
  white-space: nowrap;

  &::first-letter {
    text-transform: uppercase;
  }
`

const Words = styled.p`
  display: flex;
  gap: ${theme.space.xxs};
  min-width: 0;
  max-width: 24rem;

  ${narrow} {
    flex: 1 0 100%;
    justify-content: center;
    order: -1;
  }

  & > span:first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Count = styled.span`
  flex: none;
  color: ${theme.colors.muted};
  font-variant-numeric: tabular-nums;
`
