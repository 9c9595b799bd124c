import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { makeTempDir } from '../../../../../support/paths'

const ROOT = path.join(import.meta.dirname, '../../../../../..')
const PROGRAM = path.join(ROOT, 'cms/src/media/images/child/card.ts')

const folder = makeTempDir('card')
const picture = path.join(folder, 'picture.png')
const background = '#7a5c3d'
await sharp({ create: { width: 400, height: 560, channels: 3, background } }).toFile(picture)
await writeFile(path.join(folder, 'empty.conf'), '<fontconfig></fontconfig>')

/** Draws a card in the child process, as the server does. */
async function draw(title: string, env: Record<string, string> = {}): Promise<Buffer> {
  const outFile = path.join(folder, 'card.jpg')
  const fontConfig = path.join(ROOT, 'cms/fonts/fonts.conf')
  const text = { heading: 'Regards n°\u00a052', title, fontConfig }
  const child = fork(PROGRAM, [JSON.stringify({ file: picture, outFile, text })], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  })
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(0)
  return readFile(outFile)
}

it('is the same on a machine without fonts', async () => {
  const title = 'Les coiffes de l’Ouest\u00a0: « œuvres » à Žužu'
  const bare = { FONTCONFIG_FILE: path.join(folder, 'empty.conf'), HOME: '/nonexistent' }
  expect((await draw(title, bare)).equals(await draw(title))).toBe(true)
})

it('leaves out characters that the fonts do not have', async () => {
  expect((await draw('La coiffe ★ 日本')).equals(await draw('La coiffe'))).toBe(true)
  expect((await draw('日本')).equals(await draw(''))).toBe(true)
})

it('ends a title that is too long with an ellipsis, after three lines', async () => {
  const words = 'un fil et une aiguille '.repeat(4)
  const long = await draw(`${words}${'et encore un mot '.repeat(6)}`)
  expect(long.equals(await draw(`${words}${'et encore un mot '.repeat(7)}`))).toBe(true)
  expect(long.equals(await draw('un fil et une aiguille'))).toBe(false)
  // Nothing is drawn below the picture’s foot.
  const region = { left: 600, top: 500, width: 560, height: 60 }
  expect(Math.max(...(await sharp(long).extract(region).raw().toBuffer()))).toBeLessThan(200)
})

it('cuts a single word of 200 letters', async () => {
  await draw('a'.repeat(200))
})
