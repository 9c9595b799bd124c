import { log } from '../../lib/log'

/**
 * Runs the work of a hook of the journal. An error of it is logged and not thrown: what the entry is
 * about is saved already, or must not fail for the sake of its entry.
 */
export async function recordSafely(record: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error, fiche: record }, 'Journal en échec')
  }
}
