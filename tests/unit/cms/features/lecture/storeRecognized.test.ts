import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { afterAll, expect, test, vi } from 'vitest'
import { storeRecognized } from '../../../../../cms/src/features/lecture/recognition/storeRecognized'
import { makeTempDir } from '../../../../support/paths'

const FOLDER = 'regards/abcdefgh/pages/8'

const stored = vi.hoisted(() => {
  vi.resetModules()
  return new Map<string, string>()
})

vi.mock('../../../../../cms/src/media/storage', () => ({
  storage: {
    put: (name: string, { buffer }: { buffer: Buffer }) =>
      Promise.resolve(stored.set(name, buffer.toString())),
    read: (name: string) => Promise.resolve(Readable.from([Buffer.from(stored.get(name) ?? '')])),
    remove: (name: string) => Promise.resolve(stored.delete(name)),
  },
}))
vi.mock('../../../../../cms/src/media/validation/assertDiskSpace', () => ({
  assertDiskSpace: () => Promise.resolve(),
}))
vi.mock('../../../../../cms/src/infrastructure/locks/withLock', () => ({
  withLock: (_payload: unknown, _name: string, work: () => Promise<void>) => work(),
}))

const dir = makeTempDir('recognized')
afterAll(() => {
  vi.resetModules()
})

test('a page that was turned has its files, and the pictures that articles may show, in a folder of its own', async () => {
  const place = [0, 0, 1, 1]
  const figure = { nom: '2-f1', tailles: [300], avif: [300], largeur: 300, hauteur: 200, place }
  const record = {
    ...{ dossier: FOLDER, largeur: 300, hauteur: 520, tailles: [480], reconnaissance: 'attente' },
    blocs: [{ type: 'image', alternative: '', figure }],
  }
  const payload = {
    db: {
      findOne: () => Promise.resolve({ ...record }),
      updateOne: ({ data }: { data: object }) => Promise.resolve(Object.assign(record, data)),
    },
  } as unknown as Payload
  stored.set(`${FOLDER}/2-480.webp`, 'on its side').set(`${FOLDER}/2-f1-300.webp`, 'figure')
  stored.set(`${FOLDER}/2-f1-300.avif`, 'for telephones')
  writeFileSync(join(dir, '2-ocr.json'), 'layer')
  writeFileSync(join(dir, '2-480.webp'), 'upright')

  const texte = 'La veillée. '.repeat(20)
  await storeRecognized(
    payload,
    'pdf',
    FOLDER,
    {
      page: 2,
      texte: { confiance: 95, blocs: [{ type: 'paragraphe', texte }] },
      tournee: { largeur: 520, hauteur: 300, tailles: [480], vignette: 'data:image/webp;base64,A' },
    },
    dir,
  )
  expect(record).toMatchObject({
    ...{ dossier: `${FOLDER}-tournee`, largeur: 520, hauteur: 300, reconnaissance: 'faite' },
    blocs: [{ type: 'paragraphe' }],
  })
  expect([...stored]).toEqual([
    [`${FOLDER}/2-480.webp`, 'on its side'],
    [`${FOLDER}/2-f1-300.webp`, 'figure'],
    [`${FOLDER}/2-f1-300.avif`, 'for telephones'],
    [`${FOLDER}-tournee/2-480.webp`, 'upright'],
    [`${FOLDER}-tournee/2-f1-300.webp`, 'figure'],
    [`${FOLDER}-tournee/2-f1-300.avif`, 'for telephones'],
    [`${FOLDER}-tournee/2-ocr.json`, 'layer'],
  ])
  expect(readdirSync(dir)).toEqual([])
})
