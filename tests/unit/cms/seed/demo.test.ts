import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DemoContent, DemoFile } from '../../../../cms/src/seed/DemoContent'
import { repoRoot } from '../../../support/paths'

const demoDir = join(repoRoot, 'cms/demo')
const content = JSON.parse(readFileSync(join(demoDir, 'demo.json'), 'utf8')) as DemoContent
const pictures = [
  ...content.images.map(({ file }) => file),
  ...content.issues.map(({ couverture }) => couverture),
]
const files = [...pictures, ...content.issues.map(({ pdf }) => pdf)]

/** Stored paths of a record: the original and its sizes, with the bytes that the record states. */
const listStored = (file: DemoFile) =>
  [file, ...Object.values(file.sizes ?? {})]
    .filter(({ filename }) => filename)
    .map(({ filename, filesize }) => ({ path: `${file.prefix}/${filename}`, filesize }))

test('cms/demo has each file that a record names, of the size that it states, and no other', () => {
  const named = files.flatMap(listStored)
  for (const { path, filesize } of named) {
    expect([path, statSync(join(demoDir, 'media', path)).size]).toEqual([path, filesize])
  }
  const stored = readdirSync(join(demoDir, 'media'), { recursive: true, withFileTypes: true })
  expect(stored.filter((entry) => entry.isFile())).toHaveLength(named.length)
})

test('the pictures of the demonstration are AVIF of the stated size, each below 300 kB', async () => {
  for (const { prefix, filename, width } of pictures) {
    const path = join(demoDir, 'media', prefix, filename)
    const metadata = await sharp(path).metadata()
    expect([path, metadata.width, metadata.compression]).toEqual([path, width, 'av1'])
    expect(statSync(path).size).toBeLessThan(300_000)
  }
})
