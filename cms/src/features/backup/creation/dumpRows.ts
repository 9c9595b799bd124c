import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { openTables } from '../tables/openTables'
import { openRowReader } from '../tables/readRows'
import { SegmentWriter } from '../repository/segments'

export interface DumpedTable {
  name: string
  segments: { filePath: string; lines: number }[]
}

/**
 * Writes all rows to files of this machine: a copy of MongoDB's is possible for a few minutes only,
 * and the target may be slow.
 * @param dir existing folder
 */
export async function dumpRows(
  payload: Payload,
  dir: string,
): Promise<{ isConsistent: boolean; tables: DumpedTable[] }> {
  const reader = await openRowReader(payload)
  const tables: DumpedTable[] = []
  try {
    for (const table of openTables(payload)) {
      const segments: DumpedTable['segments'] = []
      const writer = new SegmentWriter(async (gzipped, lines) => {
        const filePath = path.join(dir, randomUUID())
        await fs.writeFile(filePath, gzipped, { mode: 0o600 })
        segments.push({ filePath, lines })
      })
      for await (const row of reader.read(table)) await writer.add(row.id, JSON.stringify(row))
      await writer.end()
      tables.push({ name: table.name, segments })
    }
    return { isConsistent: reader.isConsistent, tables }
  } finally {
    await reader.end()
  }
}
