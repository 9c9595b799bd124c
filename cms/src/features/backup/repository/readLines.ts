import { pipeline } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'

import type { Repository } from './Repository'
import type { FileEntry, Segment } from './snapshot'

/**
 * Reads the lines of segments, one after the other. The bytes of a segment are checked at its end:
 * until then its lines are not known to be right.
 * @throws BackupError when a segment is missing or damaged
 */
export async function* readLines(
  repository: Repository,
  segments: Segment[],
): AsyncGenerator<string> {
  for (const segment of segments) {
    const unzipped = createGunzip()
    // A failure destroys `unzipped`, and the loop throws it.
    pipeline(await repository.readBlob(segment), unzipped, () => undefined)
    const decoder = new StringDecoder('utf8')
    let rest = ''
    for await (const chunk of unzipped) {
      const lines = (rest + decoder.write(chunk as Buffer)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  }
}

export async function* readFileEntries(
  repository: Repository,
  segments: Segment[],
): AsyncGenerator<FileEntry> {
  for await (const line of readLines(repository, segments)) yield JSON.parse(line) as FileEntry
}
