import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'

type ProgressBarProps = {
  /** The current step, in a few words. */
  label: string
  /** From 0 to 100. */
  percentage: number
}

/** Progress of a long task. Screen readers do not announce its changes. */
export function ProgressBar({ label, percentage }: ProgressBarProps) {
  const rounded = Math.round(percentage)
  return (
    <Frame>
      <Caption>
        <span>{label}</span>
        <Figure aria-hidden="true">{rounded}&nbsp;%</Figure>
      </Caption>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={rounded}
      >
        <Fill style={{ transform: `scaleX(${percentage / 100})` }} />
      </Track>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`

const Caption = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  font-weight: 600;
`

const Figure = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`

const Track = styled.div`
  height: 0.75rem;
  overflow: hidden;
  border-radius: ${theme.radii.pill};
  background: ${theme.colors.sunken};
  box-shadow: inset 0 0 0 1px ${theme.colors.line};

  ${media.forcedColors} {
    border: 1px solid;
  }
`

const Fill = styled.div`
  height: 100%;
  background: ${theme.colors.accent};
  transform-origin: left;
  transition: transform 200ms linear;

  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`
