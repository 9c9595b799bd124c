import { PROCESSING_VERSION } from '../limits'
import type { StoredReading } from '../types'

/** Whether nothing remains to be done, by the current version of the processing. */
export const isFinished = ({ etat, version }: StoredReading): boolean =>
  (etat === 'prete' || etat === 'indisponible') && (version ?? 0) >= PROCESSING_VERSION
