import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import {
  SegmentWriter,
  type BlobRef,
  type FileEntry,
  type Manifest,
} from '../../../../../cms/src/features/backup/repository/snapshot'
import { openForWriting } from '../../../../../cms/src/features/backup/repository/openForWriting'
import { openRepository } from '../../../../../cms/src/features/backup/repository/openRepository'
import { prune } from '../../../../../cms/src/features/backup/repository/prune'
import type { Repository } from '../../../../../cms/src/features/backup/repository/Repository'
import { verifySnapshots } from '../../../../../cms/src/features/backup/repository/verifySnapshots'
import { FolderTarget } from '../../../../../cms/src/features/backup/targets/openTarget'
import { makeTempDir } from '../../../../support/paths'

const KEY = 'une-phrase-que-personne-ne-devine'
const now = new Date('2026-11-25T12:00:00Z')

let dir: string
beforeEach(() => {
  dir = makeTempDir('repository')
})

const open = (key?: string, create = true) => openRepository(new FolderTarget(dir), key, { create })
const put = async (repository: Repository, text: string): Promise<BlobRef> =>
  (await repository.putBlob(Readable.from([Buffer.from(text)]), new Map())).ref
const pathOf = (repository: Repository, ref: BlobRef) => join(dir, repository.toBlobName(ref))
const countBlobs = () =>
  readdirSync(join(dir, 'blobs'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length

/** Writes a snapshot with one file. */
async function putSnapshot(repository: Repository, id: string, file: BlobRef) {
  const entry = { fullPath: 'regards/x/fichier.pdf', ...file } as FileEntry
  const gzipped = gzipSync(`${JSON.stringify(entry)}\n`)
  const { ref } = await repository.putBlob(Readable.from([gzipped]), new Map())
  const files = [{ ...ref, lines: 1 }]
  await repository.writeManifest({ version: 1, id, tables: [], files } as unknown as Manifest)
}

test.each([['in the clear', undefined] as const, ['encrypted', KEY] as const])(
  'bytes %s come back as they were, also with another process’s key file',
  async (_how, key) => {
    const ref = await put(await open(key), 'Une bourrée')
    const other = await open(key, false)

    expect((await buffer(await other.readBlob(ref))).toString()).toBe('Une bourrée')
  },
)

test('of two processes that begin a backup at once, the second changes nothing', async () => {
  let begin = () => {}
  const second = new Promise<void>((resolve) => (begin = resolve)).then(() =>
    openForWriting(new FolderTarget(dir), KEY),
  )
  const refusal = expect(second).rejects.toMatchObject({ code: 'backup-locked' })
  const target = new FolderTarget(dir)
  // The first is held where it puts its key, until the second has ended.
  target.put = async (name, body) => {
    begin()
    await second.catch(() => undefined)
    return FolderTarget.prototype.put.call(target, name, body)
  }

  const { repository, release } = await openForWriting(target, KEY)
  await refusal
  const ref = await put(repository, 'Une bourrée')
  await release()
  expect((await buffer(await (await open(KEY, false)).readBlob(ref))).toString()).toBe(
    'Une bourrée',
  )
})

test('a backup that cannot be opened is not left locked', async () => {
  const begin = (key?: string) => openForWriting(new FolderTarget(dir), key)
  await (await begin()).release()
  await expect(begin(KEY)).rejects.toMatchObject({ code: 'not-encrypted' })
  await (await begin()).release()
})

test('unneeded blobs are removed after a day; blobs of kept snapshots stay', async () => {
  const repository = await open(KEY)
  const shared = await put(repository, 'shared')
  const [orphan, young] = [await put(repository, 'orphan'), await put(repository, 'young')]
  await putSnapshot(repository, '20200101T000000Z-0000', shared)
  await putSnapshot(repository, '20200101T010000Z-0000', shared)
  const old = now.getTime() / 1000 - 25 * 60 * 60
  for (const ref of [shared, orphan]) utimesSync(pathOf(repository, ref), old, old)
  utimesSync(pathOf(repository, young), now, now)
  const before = countBlobs()

  expect(await prune(repository, now)).toEqual({ snapshots: 1, blobs: 1 })
  expect(await repository.listSnapshots()).toEqual(['20200101T010000Z-0000'])
  expect(countBlobs()).toBe(before - 1)
  await expect(repository.readBlob(orphan)).rejects.toMatchObject({ code: 'damaged' })
  expect((await buffer(await repository.readBlob(shared))).toString()).toBe('shared')
})

test('nothing is removed while a kept snapshot cannot be read', async () => {
  const repository = await open()
  await putSnapshot(repository, '20200101T000000Z-0000', await put(repository, 'one'))
  await putSnapshot(repository, '20200102T000000Z-0000', await put(repository, 'two'))
  await repository.target.put('snapshots/20200102T000000Z-0000.json', Buffer.from('{"sha256":'))
  const before = countBlobs()

  await expect(prune(repository, now)).rejects.toMatchObject({ code: 'damaged' })
  expect(countBlobs()).toBe(before)
  expect(await repository.listSnapshots()).toHaveLength(2)
})

test('a new line changes one segment', async () => {
  const segmentsOf = async (keys: number[]) => {
    const segments: string[] = []
    const writer = new SegmentWriter((gzipped) => {
      segments.push(gzipped.toString('base64'))
      return Promise.resolve()
    })
    for (const key of keys) await writer.add(String(key), JSON.stringify({ key }))
    await writer.end()
    return segments
  }
  const keys = Array.from({ length: 3_000 }, (_, index) => index)
  const before = await segmentsOf(keys)
  const after = await segmentsOf([...keys.slice(0, 1_500), -1, ...keys.slice(1_500)])

  expect(before.length).toBeGreaterThan(3)
  expect(after.filter((segment) => !before.includes(segment))).toHaveLength(1)
})

test('a damaged list of files is told once, whichever snapshots have it', async () => {
  const repository = await open()
  const file = await put(repository, 'Une bourrée')
  const ids = ['20261124T120000Z-aaaa', '20261125T120000Z-bbbb']
  for (const id of ids) await putSnapshot(repository, id, file)
  const { files } = await repository.readManifest(ids[0] ?? '')
  const list = pathOf(repository, files[0] as BlobRef)
  const bytes = readFileSync(list)
  // Within the checksum of gzip.
  bytes[bytes.length - 6] = (bytes.at(-6) ?? 0) ^ 1
  writeFileSync(list, bytes)

  const { faults } = await verifySnapshots(repository, ids)
  expect(faults).toEqual([
    expect.stringMatching(/^Sauvegarde 20261124T120000Z-aaaa, liste des fichiers.*est abîmé/),
  ])
})
