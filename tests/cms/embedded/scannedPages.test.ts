import { expect, test } from 'vitest'
import { imageObject, place, writeIllustrated } from '../../factories/figures'
import { makeScan, makeScannedPdf, type Scan } from '../../factories/scans'
import { openLectureSite, type LectureIssue } from '../../support/lectureSite'
import { waitForReading, waitForRecognition } from '../../support/readings'

type Text = { pages: { blocs: { texte?: string }[] }[] }

// The child process decides, whatever the set-up; jobs and records are in bothForReleases/reconnaissance.
const site = await openLectureSite('embedded')
const scan = await makeScan()

const textOf = async ({ numero }: LectureIssue) =>
  (await site.visitor.get<Text>(`/api/regards/numero/${numero}/texte`)).json.pages

test('a picture with few words stays beside them; the scan of a text gives way to its words', async () => {
  const few = await makeScan({
    lines: {
      heading: 'La bourrée du Berry',
      left: ['Elle se danse à deux temps en Berry'],
      right: [],
    },
  })
  const toImage = ({ jpeg, width, height }: Scan) =>
    imageObject(width, height, jpeg, { filter: '/DCTDecode', entries: '/ColorSpace /DeviceGray' })
  // Two thirds of their pages.
  const pages = ['P', 'Q'].map((name) => ({
    content: place(name, 50, 40, 495, 285),
    size: [595, 380] as [number, number],
  }))
  const bytes = writeIllustrated(pages, { P: toImage(few), Q: toImage(scan) })
  const issue = await site.publish(bytes)
  await waitForRecognition(site.admin, issue.id)
  const [photograph, text] = await textOf(issue)
  const [image, ...others] = photograph?.blocs ?? []
  expect(image).toMatchObject({ type: 'image', image: { largeur: 1_600 } })
  expect(others.map(({ texte }) => texte).join(' ')).toContain('deux temps')
  expect(text?.blocs.map(({ texte }) => texte).join(' ')).toContain('deux temps')
  expect(text?.blocs.filter((bloc) => 'image' in bloc)).toEqual([])
})

test('a scan with a layer of words of its own keeps it', async () => {
  const layered = {
    ...scan,
    couche:
      'Les mots que le numériseur a lus lui-même en rangeant ses vieux numéros, plus de soixante lettres.',
  }
  const issue = await site.publish(await makeScannedPdf(layered))
  expect(await waitForReading(site.admin, issue.id)).toMatchObject({ pagesNumerisees: 0 })
  const [page] = await textOf(issue)
  expect(page?.blocs[0]?.texte).toContain('numériseur')
  const [record] = (await site.findPages(issue.pdf.id)) as { reconnaissance?: string | null }[]
  expect(record?.reconnaissance ?? null).toBeNull()
})
