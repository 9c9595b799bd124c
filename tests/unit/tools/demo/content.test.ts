import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { DemoContent, DemoFile } from '../../../../cms/src/seed/DemoContent'
import { COVER } from '../../../../tools/demo/src/couverture/couverture'
import { imagesDemo, readDrawing } from '../../../../tools/demo/src/images'
import { numerosDemo } from '../../../../tools/demo/src/numeros'
import { renderPdf } from '../../../../tools/demo/src/renderPdf'
import { repoRoot } from '../../../support/paths'

const demoDir = join(repoRoot, 'cms/demo')
const content = JSON.parse(readFileSync(join(demoDir, 'demo.json'), 'utf8')) as DemoContent
const files: DemoFile[] = [
  ...content.images.map(({ file }) => file),
  ...content.issues.flatMap(({ pdf, couverture }) => [pdf, couverture]),
]

/** Stored paths of a record: the original and its sizes, with the bytes that the record states. */
const storedFiles = (file: DemoFile) =>
  [file, ...Object.values(file.sizes ?? {})]
    .filter(({ filename }) => filename)
    .map(({ filename, filesize }) => ({ path: `${file.prefix}/${filename}`, filesize }))

describe('cms/demo, as `npm run demo:draw` writes it', () => {
  it('has the drawn issues and pictures, with their texts', () => {
    const texts = (issues: typeof content.issues) =>
      issues.map(({ numero, dateParution, titre, sommaire }) => ({
        ...{ numero, dateParution, titre, sommaire },
      }))
    expect(texts(content.issues)).toEqual(texts(numerosDemo as never))
    expect(content.images.map(({ name, file }) => [name, (file as { alt?: string }).alt])).toEqual(
      imagesDemo.map(({ name, alt }) => [name, alt]),
    )
  })

  it('has each file that a record names, of the size that it states, and no other', () => {
    const named = files.flatMap(storedFiles)
    for (const { path, filesize } of named) {
      expect([path, statSync(join(demoDir, 'media', path)).size]).toEqual([path, filesize])
    }
    const lying = ['images', 'regards'].flatMap((folder) =>
      readdirSync(join(demoDir, 'media', folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    expect(lying).toHaveLength(named.length)
  })

  it('has pictures of the size that is drawn, each below 300 kB', async () => {
    const drawn = new Map<string, { width: number; height: number }>()
    for (const image of imagesDemo) {
      const { width, height } = await sharp(Buffer.from(await readDrawing(image))).metadata()
      drawn.set(image.name, { width, height })
    }
    const pictures = [
      ...content.images.map(({ name, file }) => ({ file, expected: drawn.get(name) })),
      ...content.issues.map(({ couverture }) => ({ file: couverture, expected: COVER })),
    ]
    for (const { file, expected } of pictures) {
      const path = join(demoDir, 'media', file.prefix, file.filename)
      const { width, height, compression } = await sharp(path).metadata()
      expect([path, { width, height }, compression]).toEqual([path, expected, 'av1'])
      expect(statSync(path).size).toBeLessThan(300_000)
    }
  })

  it('has the PDF that is drawn today', async () => {
    const newest = numerosDemo.at(-1)
    const shipped = content.issues.at(-1)?.pdf
    if (!newest || !shipped) throw new Error('There is no demonstration issue')
    const file = join(demoDir, 'media', shipped.prefix, shipped.filename)
    expect(existsSync(file)).toBe(true)
    expect((await renderPdf(newest)).equals(readFileSync(file))).toBe(true)
  })
})
