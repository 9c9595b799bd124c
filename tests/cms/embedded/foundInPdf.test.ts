import type { Bloc } from '@regards/contract/schemas/blocs'
import type { LectureResponse, TexteResponse } from '@regards/contract/schemas/lecture'
import { listFigures, type ProcessedPage } from '@regards/contract/schemas/pageMessages'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  startChild,
  type ProcessingChild,
} from '../../../cms/src/features/lecture/preparation/startChild'
import { jpegObject, paragraphAt, place, writeIllustrated } from '../../factories/figures'
import { drawTagged } from '../../factories/layout'
import { drawRoles } from '../../factories/roles'
import { openLectureSite } from '../../support/lectureSite'
import { makeTempDir } from '../../support/paths'
import { waitForReading } from '../../support/readings'

/** A page with a photograph between two paragraphs. */
const drawPhotograph = async () =>
  writeIllustrated(
    [
      `${paragraphAt(60, 780, 'Le premier paragraphe', 8)}${place('Photo', 60, 300, 400, 300)}${paragraphAt(60, 250, 'Le second paragraphe', 8)}`,
    ],
    { Photo: await jpegObject(800, 600) },
  )

const site = await openLectureSite('embedded')

// What a PDF has, through the real child process, the records and the API, key by key.
describe.each([
  { what: 'headings, a list, a table, a figure, an outline and links', draw: drawTagged },
  { what: 'paragraphs of each role', draw: drawRoles },
  { what: 'a photograph', draw: drawPhotograph },
])('a PDF with $what', ({ draw }) => {
  const dir = makeTempDir('found')
  let opened: ProcessingChild['opened']
  let found: ProcessedPage[] = []
  let lecture: LectureResponse
  let texte: TexteResponse

  beforeAll(async () => {
    const pdf = await draw()
    const file = path.join(dir, 'fichier.pdf')
    writeFileSync(file, pdf)
    const child = await startChild(file, dir)
    opened = child.opened
    const numbers = Array.from({ length: opened.nombreDePages }, (_, index) => index + 1)
    found = await Promise.all(numbers.map((page) => child.makePage(page)))
    child.stop()
    const issue = await site.publish(pdf)
    await waitForReading(site.admin, issue.id)
    const read = async <Answer>(end: string) =>
      (await site.visitor.get<Answer>(`/api/regards/numero/${issue.numero}/${end}`)).json
    lecture = await read<LectureResponse>('lecture')
    texte = await read<TexteResponse>('texte')
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  test('gives visitors its outline, its language and its pages', () => {
    const { langue, nombreDePages, plan } = opened
    expect(lecture).toMatchObject({ langue, nombreDePages, plan })
    expect(lecture.pages).toMatchObject(
      found.map(({ page, largeur, hauteur, vignette, sansTexte, tailles }) => ({
        ...{ page, largeur, hauteur, vignette, sansTexte, reconnaissance: null },
        images: tailles.map((width) => ({ largeur: width })),
      })),
    )
  })

  test('gives visitors each block with all its keys', () => {
    expect(texte.pages.map(({ blocs }) => blocs.map(withoutUrls))).toEqual(
      found.map(({ blocs }) => blocs.map(toAnswer)),
    )
  })

  test('each file of its pictures has the right content type for visitors', async () => {
    const types = found
      .flatMap(({ blocs }) => listFigures(blocs))
      .flatMap(({ tailles, avif = [] }) => [
        ...tailles.map(() => 'image/webp'),
        ...avif.map(() => 'image/avif'),
      ])
    const urls = texte.pages
      .flatMap(({ blocs }) => blocs)
      .flatMap((bloc) => (bloc.type === 'image' && bloc.image) || [])
      .flatMap(({ images, avif = [] }) => [...images, ...avif])
      .map(({ url }) => new URL(url, site.product.url))
    const answers = await Promise.all(urls.map((url) => fetch(url, { method: 'HEAD' })))
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
      types.map((type) => [200, type]),
    )
  })

  test('gives visitors its words and links', async () => {
    for (const { page, couche } of lecture.pages) {
      const { json } = await site.visitor.get(couche)
      expect(json).toEqual(JSON.parse(readFileSync(path.join(dir, `${page}.json`), 'utf8')))
    }
  })
})

/** A block of the child process as the API has it, but for the addresses of its files. */
function toAnswer(bloc: Bloc) {
  if (bloc.type !== 'image') return bloc
  const { type, alternative, legende = null, figure } = bloc
  const image = figure && {
    ...{ largeur: figure.largeur, hauteur: figure.hauteur, alternative, legende },
    images: figure.tailles,
    ...(figure.avif && { avif: figure.avif }),
  }
  return { type, alternative, legende, image: image ?? null }
}

function withoutUrls(bloc: TexteResponse['pages'][number]['blocs'][number]) {
  if (bloc.type !== 'image' || !bloc.image) return bloc
  const { images, avif, ...image } = bloc.image
  const toWidths = (files: typeof images) => files.map(({ largeur }) => largeur)
  return {
    ...bloc,
    image: { ...image, images: toWidths(images), ...(avif && { avif: toWidths(avif) }) },
  }
}
