import type { PdfContent } from './PdfContent'
import { readInWorker } from './readInWorker'

type Reading = { content: Promise<PdfContent>; users: number; stop: AbortController }

/** Readings under way or finished, as long as somebody uses them. */
const readings = new WeakMap<Blob, Reading>()

/**
 * Reads a PDF's first pages once, until all callers abort.
 * @throws PdfError, the signal's reason
 */
export function readPdf(file: Blob, signal: AbortSignal): Promise<PdfContent> {
  const reading = readings.get(file) ?? startReading(file)
  reading.users += 1
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error)
      reading.users -= 1
      if (reading.users > 0) return
      reading.stop.abort()
      readings.delete(file)
    })
    reading.content.then(resolve, reject)
  })
}

function startReading(file: Blob): Reading {
  const stop = new AbortController()
  const reading = { content: readInWorker(file, stop.signal), users: 0, stop }
  readings.set(file, reading)
  return reading
}
