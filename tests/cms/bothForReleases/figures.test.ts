import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { jpegObject, paragraphAt, place, writeIllustrated } from '../../factories/figures'
import type { Errors } from '../../factories/storedObject'
import { at } from '../../factories/textPdfs/writePdf'
import { openLectureSite, type LectureIssue } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { waitForReading } from '../../support/readings'
import type { SearchAnswer } from '../../support/searchSite'

type Files = { url: string; largeur: number }[]
type Image = { images: Files; avif?: Files; largeur: number; hauteur: number }
type Bloc = { type: string; legende?: string | null; image?: Image | null }
type Text = { pages: { blocs: Bloc[] }[] }

const site = await openLectureSite(inject('product').setup)

/** A page with a picture between two paragraphs, and one without. */
const makeIllustrated = async (legende: string) =>
  writeIllustrated(
    [
      paragraphAt(60, 780, 'Premier', 8) +
        place('P', 60, 480, 240, 160) +
        at(60, 466, 8, legende) +
        paragraphAt(60, 430, 'Deuxième', 8),
      paragraphAt(60, 780, 'Troisième', 8),
    ],
    { P: await jpegObject(600, 400) },
  )

async function publish(legende: string): Promise<LectureIssue> {
  const issue = await site.publish(await makeIllustrated(legende))
  expect(await waitForReading(site.admin, issue.id)).toMatchObject({ etat: 'prete' })
  return issue
}

const textOf = async ({ numero }: LectureIssue) =>
  (await site.visitor.get<Text>(`/api/regards/numero/${numero}/texte`)).json.pages

async function filesOf(issue: LectureIssue): Promise<string[]> {
  const blocs = (await textOf(issue)).flatMap((page) => page.blocs)
  return blocs.flatMap(({ image }) =>
    [...(image?.images ?? []), ...(image?.avif ?? [])].map(({ url }) => url),
  )
}

const statusesOf = (files: string[]) => Promise.all(files.map((file) => site.statusOf(file)))

test('a picture of a page is in its text, at its place, with its files and its caption', async () => {
  const issue = await publish('La farandole des vignerons.')
  const [page, next] = await textOf(issue)
  expect(page?.blocs.map(({ type }) => type)).toEqual(['paragraphe', 'image', 'paragraphe'])
  expect(next?.blocs.map(({ type }) => type)).toEqual(['paragraphe'])
  const folder = `/media/${issue.pdf.prefix}/pages`
  const toFiles = (format: string) =>
    [480, 600].map((largeur) => ({
      url: expect.stringMatching(
        new RegExp(`^${folder}/\\d+/1-f1-${largeur}\\.${format}$`),
      ) as string,
      largeur,
    }))
  const image = {
    ...{ alternative: '', legende: 'La farandole des vignerons.' },
    ...{ images: toFiles('webp'), avif: toFiles('avif') },
    ...{ largeur: 600, hauteur: 400 },
  }
  const { alternative, legende } = image
  expect(page?.blocs[1]).toEqual({ type: 'image', alternative, legende, image })
  for (const { url, largeur } of page?.blocs[1]?.image?.images ?? []) {
    const file = await site.visitor.raw('GET', url)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('image/webp')
    expect(file.headers.get('cache-control')).toContain('immutable')
    const picture = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: largeur })
  }
  const search = async () =>
    (await site.visitor.get<SearchAnswer>('/api/recherche?q=farandole+vignerons')).json.resultats
  const isHere = (hit: SearchAnswer['resultats'][number]) =>
    hit.numero === issue.numero && hit.page === 1
  await poll(async () => (await search()).some(isHere), { what: 'the caption in the search' })
})

test('its files stay while the page uses them, and go with the issue', async () => {
  const issue = await publish('La ronde du four.')
  const files = await filesOf(issue)
  expect(files).toHaveLength(4)
  const removal = await site.admin.delete<Errors>(
    `/api/storage/objects/${files[0]?.replace('/media/', '')}`,
  )
  expect(removal.status).toBe(409)
  expect(await statusesOf(files)).toEqual([200, 200, 200, 200])
  expect((await site.admin.delete(`/api/regards/${issue.id}`)).status).toBe(200)
  expect(await statusesOf(files)).toEqual([404, 404, 404, 404])
})

test('a replaced file of the PDF has pictures of its own, and the former ones go', async () => {
  const issue = await publish('La première ronde.')
  const before = await filesOf(issue)
  await site.replaceFile(issue.pdf.id, await makeIllustrated('La deuxième ronde.'))
  await poll(async () => (await textOf(issue))[0]?.blocs[1]?.legende === 'La deuxième ronde.', {
    what: 'the new pages',
  })
  expect(await statusesOf(before)).toEqual([404, 404, 404, 404])
  const after = await filesOf(issue)
  expect(after).toHaveLength(4)
  expect(await statusesOf(after)).toEqual([200, 200, 200, 200])
})
