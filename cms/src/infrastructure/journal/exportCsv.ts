import type { PayloadRequest } from 'payload'

import { csvDownload, type CsvColumn } from '../../lib/http/csvDownload'
import { getActor, recordEntry, type Entry } from './recordEntry'

interface CsvExport<T> extends Pick<Entry, 'cible' | 'details'> {
  filename: string
  columns: CsvColumn<T>[]
  batches: AsyncIterable<T[]>
}

/** Responds with records as a CSV file, and records that they were exported. */
export async function exportCsv<T>(
  req: PayloadRequest,
  { filename, columns, batches, ...entry }: CsvExport<T>,
): Promise<Response> {
  await recordEntry(req.payload, { action: 'export', actor: getActor(req), ...entry })
  return csvDownload(filename, columns, batches)
}
