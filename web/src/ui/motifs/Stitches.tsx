import styles from './Stitches.module.css'

type StitchesProps = {
  /** Prefix of the ids of the threads' patterns in the document. */
  id: string
  rows: string[]
}

/** The crosses of a thread, which `Stitches` draws with. */
export function ThreadPatterns({ id }: { id: string }) {
  return threads.map((thread) => (
    <pattern key={thread} id={id + thread} width="1" height="1" patternUnits="userSpaceOnUse">
      <path className={styles[thread]} d="M.12 .12l.76 .76m0-.76l-.76 .76" />
    </pattern>
  ))
}

/** Rows of a cross-stitch pattern, as lines of crosses. */
export function Stitches({ id, rows }: StitchesProps) {
  const runs = toStitchRuns(rows)
  return threads.map((thread) =>
    runs[thread] ? <path key={thread} d={runs[thread]} stroke={`url(#${id}${thread})`} /> : null,
  )
}

const threads = ['r', 'i', 'o', 'g'] as const
type Thread = (typeof threads)[number]

/**
 * Converts a pattern to one SVG path per thread: a line for each run of stitches, in the middle of its row. One
 * character is one unit wide; a character that is not a thread is left empty.
 */
function toStitchRuns(rows: string[]): Record<Thread, string> {
  const paths: Record<Thread, string> = { r: '', i: '', o: '', g: '' }
  rows.forEach((row, y) => {
    for (const { 0: run, index } of row.matchAll(/([riog])\1*/g))
      paths[run[0] as Thread] += `M${index} ${y + 0.5}h${run.length}`
  })
  return paths
}
