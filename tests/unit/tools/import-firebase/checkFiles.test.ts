import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { env } from '../../../../cms/src/lib/env'
import { locateFile } from '../../../../tools/import-firebase/src/checkFiles'

const home = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'locate-file-')))
const filesDir = path.join(home, 'telechargement')
await write('telechargement/regards/a/fichier.pdf', 'PDF')
await write('telechargement/vieux/regards/b/fichier.pdf', 'PDF')
await write('telechargement/regards/vide/fichier.pdf', '')
await write('ailleurs/fichier.pdf', 'PDF')
await fs.symlink(path.join(home, 'ailleurs'), path.join(filesDir, 'regards/lien'))
afterAll(() => fs.rm(home, { recursive: true }))

async function write(name: string, text: string) {
  const file = path.join(home, name)
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, text)
}

const locate = (name: string, bucket?: string) =>
  locateFile(filesDir, { bucket, path: `regards/${name}` })

test('a file is found in the folder, or in the bucket’s own folder there', async () => {
  expect(await locate('a/fichier.pdf', 'vieux')).toEqual({
    filePath: path.join(filesDir, 'regards/a/fichier.pdf'),
    size: 3,
  })
  expect(await locate('b/fichier.pdf', 'vieux')).toEqual({
    filePath: path.join(filesDir, 'vieux/regards/b/fichier.pdf'),
    size: 3,
  })
})

test.each([
  ['b/fichier.pdf', 'file-missing'],
  ['a', 'file-missing'],
  ['a/fichier.pdf/encore', 'file-missing'],
  ['vide/fichier.pdf', 'empty-file'],
  ['lien/fichier.pdf', 'outside-files'],
])('%s is refused: %s', async (name, code) => {
  await expect(locate(name)).rejects.toMatchObject({ code })
})

test('files of the site itself are not downloaded', async () => {
  const { mediaDir } = env
  env.mediaDir = path.join(filesDir, 'regards')
  onTestFinished(() => {
    env.mediaDir = mediaDir
  })
  await expect(locate('a/fichier.pdf')).rejects.toMatchObject({ code: 'file-of-site' })
})
