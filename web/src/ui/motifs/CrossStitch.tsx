import { useMemo } from 'react'
import styled, { css } from 'styled-components'
import { theme } from '@web/theme/theme'
import { toStitchPaths, type Thread } from './toStitchPaths'

type CrossStitchProps = {
  /** One string per row, all of the same length; see `toStitchPaths`. */
  rows: string[]
}

/** Draws a cross-stitch pattern; decorative, hidden from screen readers. */
export function CrossStitch({ rows }: CrossStitchProps) {
  const paths = useMemo(() => toStitchPaths(rows), [rows])
  const width = rows[0]?.length ?? 0
  return (
    <Cloth viewBox={`-0.5 -0.5 ${width + 1} ${rows.length + 1}`} aria-hidden="true">
      {Object.entries(paths).map(([thread, d]) =>
        d ? <Stitches key={thread} $thread={thread as Thread} d={d} /> : null,
      )}
    </Cloth>
  )
}

export const threadColor = css<{ $thread: Thread }>`
  ${({ $thread }) =>
    ({
      r: theme.colors.accentText,
      i: theme.colors.indigoText,
      o: theme.colors.ochre,
      g: theme.colors.success,
    })[$thread]}
`

const Cloth = styled.svg`
  width: 100%;
  height: auto;
`

const Stitches = styled.path<{ $thread: Thread }>`
  fill: none;
  stroke: ${threadColor};
  stroke-width: 0.34;
  stroke-linecap: round;
`
