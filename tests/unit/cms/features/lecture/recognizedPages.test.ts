import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as StartChild from '../../../../../cms/src/features/lecture/preparation/startChild'
import type { CoucheDeTexte } from '../../../../../cms/src/features/lecture/types'
import { makeScan, makeScannedPdf } from '../../../../factories/scans'
import { makeTempDir, repoRoot } from '../../../../support/paths'

// The child has the lowest priority: beside the other suites of a run it hardly gets a core.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let children: typeof StartChild
const folder = makeTempDir('recognized')

beforeAll(async () => {
  vi.resetModules()
  // Runs the sources: unit tests need no build.
  vi.doMock('../../../../../cms/src/lib/env', () => ({
    env: { isDevelopment: true, cmsDir: join(repoRoot, 'cms'), logLevel: 'silent' },
  }))
  children = await import('../../../../../cms/src/features/lecture/preparation/startChild')
})
afterAll(() => {
  vi.doUnmock('../../../../../cms/src/lib/env')
  vi.resetModules()
})

const file = join(folder, 'fichier.pdf')

/** Takes the first page of a PDF apart by the child process. */
async function takeApart(pdf: Buffer) {
  writeFileSync(file, pdf)
  const processing = await children.startChild(file, folder)
  const made = await processing.makePage(1)
  processing.stop()
  return made
}

/** Takes the first page of a PDF apart, then recognizes it. */
async function recognize(pdf: Buffer) {
  const made = await takeApart(pdf)
  const recognition = await children.startRecognition(file, folder, 600_000)
  const recognized = await recognition.makePage(1)
  recognition.stop()
  const layer = JSON.parse(readFileSync(join(folder, '1-ocr.json'), 'utf8')) as CoucheDeTexte
  return { made, recognized, layer }
}

const textsOf = (blocs: object[] = []): string[] =>
  blocs.map((bloc) => ('texte' in bloc ? String(bloc.texte) : ''))

const sidesOf = (page: { largeur: number; hauteur: number } | null): number[] =>
  page ? [page.largeur, page.hauteur].map(Math.round) : []

test('a scan below a head of many letters is recognized, and the head stays unchanged', async () => {
  const entete =
    'Bulletin de la société des traditions populaires du Berry, collection de la bibliothèque, 1953'
  const { made, recognized } = await recognize(
    await makeScannedPdf({ ...(await makeScan()), entete }),
  )
  expect(made).toMatchObject({ numerisee: true, blocs: [{ texte: entete }] })
  const texts = textsOf(recognized.texte?.blocs)
  expect(texts.slice(0, 2)).toEqual([entete, 'La bourrée du Berry'])
  expect(texts.slice(2).join(' ')).toContain('deux temps en Berry')
  expect(texts.slice(1).join(' ')).not.toContain('bibliothèque')
})

test('a scan with few invisible words is not recognized: its program read it', async () => {
  const couche =
    'Les mots que le numériseur a lus lui-même en rangeant ses vieux numéros, en tout temps.'
  const made = await takeApart(await makeScannedPdf({ ...(await makeScan()), couche }))
  expect(made).toMatchObject({ numerisee: false, sansTexte: false })
})

test('a page that was scanned on its side is drawn upright, its words where they are seen', async () => {
  const { made, recognized, layer } = await recognize(
    await makeScannedPdf(await makeScan({ turn: 90 })),
  )
  expect(sidesOf(made)).toEqual([300, 520])
  const { tournee } = recognized
  expect(sidesOf(tournee)).toEqual([520, 300])
  const [x, y] = layer.mots.find(([, , , , texte]) => texte === 'Elle') ?? []
  expect([x, y].map((side) => Math.round((side ?? 0) / 1_000))).toEqual([1, 3])
  const picture = sharp(join(folder, `1-${tournee?.tailles[0]}.webp`))
  const { width, height } = await picture.metadata()
  expect(width).toBeGreaterThan(height)
  // The heading stands at the top, and nothing at the bottom.
  const [top = 0, bottom = 0] = await Promise.all(
    [0.12, 0.75].map(async (from) => {
      const part = {
        ...{ left: Math.round(0.05 * width), width: Math.round(0.4 * width) },
        ...{ top: Math.round(from * height), height: Math.round(0.1 * height) },
      }
      const cut = await picture.clone().extract(part).greyscale().png().toBuffer()
      return (await sharp(cut).stats()).channels[0]?.stdev ?? 0
    }),
  )
  expect(top).toBeGreaterThan(2 * bottom)
})
