import { useId } from 'react'
import { Stitches, ThreadPatterns } from './Stitches'
import styles from './CrossStitch.module.css'

type CrossStitchProps = {
  /**
   * The right half of a pattern, or its lower right quarter; see `toStitchRuns`. Each row starts on the axis, whose
   * column is part of both halves.
   */
  rows: string[]
  /** Whether the rows are mirrored upwards too: the first one is the horizontal axis. */
  isQuarter?: boolean
}

/** Draws a symmetric cross-stitch pattern; decorative, hidden from screen readers. */
export function CrossStitch({ rows, isQuarter = false }: CrossStitchProps) {
  const id = useId()
  const right = Math.max(...rows.map(({ length }) => length))
  const bottom = rows.length
  const top = isQuarter ? 1 - bottom : 0
  return (
    <svg
      className={styles.cloth}
      viewBox={`${0.5 - right} ${top - 0.5} ${2 * right} ${bottom - top + 1}`}
      aria-hidden="true"
    >
      <defs>
        <ThreadPatterns id={id} />
      </defs>
      <g id={`${id}half`}>
        <g id={`${id}part`}>
          <Stitches id={id} rows={rows} />
        </g>
        {isQuarter && <use href={`#${id}part`} transform="matrix(1 0 0 -1 0 1)" />}
      </g>
      <use href={`#${id}half`} transform="matrix(-1 0 0 1 1 0)" />
    </svg>
  )
}
