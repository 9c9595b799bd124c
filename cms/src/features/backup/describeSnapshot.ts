import { formatBytes } from '../../lib/formatBytes'
import { formatParisMoment } from '../../lib/formatParisMoment'
import type { Manifest } from './repository/snapshot'

/** Describes a snapshot in one line, in French. */
export function describeSnapshot({ id, date, totals }: Manifest): string {
  const { rows, files, storedBytes, addedBytes } = totals
  return `${id}, ${formatParisMoment(new Date(date))}\u00a0: ${rows} lignes, ${files} fichiers, ${formatBytes(storedBytes)}, dont ${formatBytes(addedBytes)} de nouveau`
}
