import pTimeout from 'p-timeout'

import { shareInProcess } from '../process/shareInProcess'

/** Maximum wait of a scrape for one reading; Prometheus gives up after 10 s. */
const TIMEOUT_MS = 2_000

interface Reading {
  /** Minimum time between two readings, however often it is scraped. */
  everyMs: number
  read: () => Promise<void> | void
  /** Called when a reading fails or is late: the gauges become unknown. */
  onFailure: () => void
  lastAt: number
  pending: Promise<void> | undefined
}

const readings = shareInProcess('scrapeReadings', () => new Map<string, Reading>())

/**
 * Registers gauges that are read when Prometheus scrapes, and not before. A reading runs once at a
 * time and at most every `everyMs`: frequent scrapes or a database that does not answer cause no
 * further readings.
 * @param name replaces an earlier reading of that name
 */
export function readAtScrape(
  name: string,
  { everyMs, read, onFailure }: Pick<Reading, 'everyMs' | 'read' | 'onFailure'>,
): void {
  readings.set(name, { everyMs, read, onFailure, lastAt: -Infinity, pending: undefined })
}

/** Brings all registered gauges up to date; resolves within two seconds, whatever fails. */
export async function updateReadings(): Promise<void> {
  await Promise.all([...readings.values()].map(update))
}

async function update(reading: Reading): Promise<void> {
  const now = performance.now()
  if (!reading.pending) {
    if (now - reading.lastAt < reading.everyMs) return
    reading.lastAt = now
    reading.pending = Promise.resolve()
      .then(() => reading.read())
      .finally(() => (reading.pending = undefined))
  }
  try {
    await pTimeout(reading.pending, { milliseconds: TIMEOUT_MS })
  } catch {
    reading.onFailure()
  }
}
