import { describe, expect, inject, test } from 'vitest'
import { drawMagazine } from '../../factories/articles'
import { drawPdf, STRIP } from '../../factories/layout'
import { toRelation } from '../../factories/lecture'
import { makePdf } from '../../factories/pdf'
import { publishRegard, uploadFile } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import { makeScan, makeScannedPdf, SCANNED } from '../../factories/scans'
import type { Errors } from '../../factories/storedObject'
import { createFolderName, pdfMetadata } from '../../factories/uploads'
import { createArticlesClient, toSent } from '../../support/articles'
import { isPrepared, openLectureSite, type LectureIssue } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { waitForReading, waitForRecognition } from '../../support/readings'

const site = await openLectureSite(inject('product').setup)

describe('when a PDF is replaced, the corrections of pages and articles', () => {
  const upload = async (pdf: Buffer) =>
    uploadFile(site.admin, pdf, { ...pdfMetadata, folder: createFolderName() })

  test('stay when the PDF of a draft is replaced', async () => {
    const { id, numero } = await publishRegard(site.admin, {
      pdf: await drawMagazine(),
      isDraft: true,
    })
    await waitForReading(site.admin, id)
    const { json } = await site.admin.get<{ docs: LectureIssue[] }>(
      `/api/regards?where[numero][equals]=${numero}&draft=false`,
    )
    const before = json.docs[0]?.pdf.id ?? ''
    const articles = createArticlesClient(site.admin, site.admin, numero)
    await poll(async () => (await articles.listAll()).length > 0, { what: 'the articles' })
    const [, page] = await site.findPages(before)
    const texteCorrige = makeRichText('Corrigé avant la parution')
    const path = `/api/pagesDeRegards/${page?.id}`
    expect((await site.admin.patch(path, { texteCorrige })).status).toBe(200)
    const { version, articles: list } = await articles.read()
    const renamed = list.map((article) => ({ ...toSent(article), titre: 'En Berry' }))
    expect((await articles.save(version, renamed)).status).toBe(200)

    const pdf = await upload(await drawMagazine())
    expect((await site.admin.patch(`/api/regards/${id}`, { pdf })).status).toBe(200)
    await waitForReading(site.admin, id)
    const pages = await site.findPages(pdf)
    expect(pages.find((one) => one.page === 2)).toMatchObject({ verifiee: false })
    const texts = (await site.findPages(pdf)).map(({ texte }) => texte)
    expect(texts[1]).toBe('Corrigé avant la parution')
    expect((await articles.listAll()).map(({ titre }) => titre)).toContain('En Berry')
  })

  test('of a page that is saved while its PDF is replaced are copied, or the save is refused; a late save is refused', async () => {
    const issue = await site.publishPrepared(2)
    let document = issue.pdf.id
    for (const round of [1, 2, 3]) {
      const pdf = await upload(await makePdf({ pages: 2, isLow: true }))
      const [, page] = await site.findPages(document)
      const path = `/api/pagesDeRegards/${page?.id}`
      const texteCorrige = makeRichText(`Corrigé ${round}`)
      const [replaced, saved] = await Promise.all([
        site.admin.patch(`/api/regards/${issue.id}`, { pdf }),
        site.admin.patch<Errors>(path, { texteCorrige }),
      ])
      expect(replaced.status).toBe(200)
      await waitForReading(site.admin, issue.id)
      const [, copy] = await site.findPages(pdf)
      const isSaved = saved.status === 200
      if (!isSaved) expect(saved).toMatchObject({ status: 409, json: { errors: [refusal] } })
      expect(copy?.texte === `Corrigé ${round}`, `round ${round}`).toBe(isSaved)
      const late = await site.admin.patch<Errors>(path, { texteCorrige: makeRichText('Trop tard') })
      expect(late).toMatchObject({ status: 409, json: { errors: [refusal] } })
      document = pdf
    }
  })

  const words = (start: string) =>
    Array.from({ length: 30 }, (_, index) => `${start}${index}`).join(' ')
  const draw = (...texts: string[]) =>
    drawPdf((document) => {
      for (const text of texts) document.addPage(STRIP).fontSize(8).text(text)
    })
  const ofPdf = (pdf: string) => toRelation(site.product.mongo?.url, 'document', pdf)
  /** Returns the path of the page. */
  const correct = async (pdf: string, number: number, texte: string) => {
    const page = (await site.findPages(pdf)).find((one) => one.page === number)
    const path = `/api/pagesDeRegards/${page?.id}`
    const { status } = await site.admin.patch(path, { texteCorrige: makeRichText(texte) })
    expect(status).toBe(200)
    return path
  }
  const anotherPdf = {
    where: 'another PDF of the issue',
    replace: async ({ id }: LectureIssue, file: Buffer) => {
      const pdf = await upload(file)
      expect((await site.admin.patch(`/api/regards/${id}`, { pdf })).status).toBe(200)
      return pdf
    },
  }
  const replacements = [
    anotherPdf,
    {
      where: 'another file of its record',
      replace: async ({ pdf }: LectureIssue, file: Buffer) => {
        await site.replaceFile(pdf.id, file)
        return pdf.id
      },
    },
  ]
  test.for(replacements)(
    'go with the words of their page to its number in $where, and none stays public without them',
    async ({ replace }) => {
      const [bal, noce, moisson] = [words('bal'), words('noce'), words('moisson')]
      const issue = await site.publish(await draw(bal, noce, moisson))
      await waitForReading(site.admin, issue.id)
      for (const [index, text] of [bal, noce, moisson].entries())
        await correct(issue.pdf.id, index + 1, `${text} tapé${index + 1}`)
      const read = async (document: string) =>
        (await site.findPages(document)).map(({ texte, verifiee, ancienTexte = null }) => ({
          texte,
          verifiee,
          ancienTexte,
        }))

      const withoutName = noce.replace('noce7', 'Anonyme')
      const pdf = await replace(issue, await draw(words('vielle'), bal, withoutName))
      await waitForReading(site.admin, issue.id)
      expect(await read(pdf)).toEqual([
        { texte: words('vielle'), verifiee: false, ancienTexte: null },
        { texte: `${bal} tapé1`, verifiee: false, ancienTexte: null },
        { texte: withoutName, verifiee: false, ancienTexte: `${noce} tapé2` },
      ])

      const next = await replace(issue, await draw(withoutName, words('vielle'), bal))
      await waitForReading(site.admin, issue.id)
      expect(await read(next)).toEqual([
        { texte: withoutName, verifiee: false, ancienTexte: `${noce} tapé2` },
        { texte: words('vielle'), verifiee: false, ancienTexte: null },
        { texte: `${bal} tapé1`, verifiee: false, ancienTexte: null },
      ])
      const [first] = await site.findPages(next)
      const path = `/api/pagesDeRegards/${first?.id}`
      expect((await site.admin.patch(path, { verifiee: true })).status).toBe(200)
      expect((await read(next))[0]).toEqual({
        texte: withoutName,
        verifiee: true,
        ancienTexte: null,
      })
    },
  )

  test('that find the same page are kept: the newest is its text', async () => {
    const { replace } = anotherPdf
    const [noce, mariage] = [words('noce'), words('mariage')]
    const issue = await site.publish(await draw(noce))
    await waitForReading(site.admin, issue.id)
    await correct(issue.pdf.id, 1, `${noce} premier`)
    const second = await replace(issue, await draw(mariage))
    await waitForReading(site.admin, issue.id)
    await correct(second, 1, `${mariage} second`)
    const third = await replace(issue, await draw(`${noce}\n\n\n${mariage}`))
    await waitForReading(site.admin, issue.id)
    expect(await site.findPages(third)).toMatchObject([
      { texte: `${mariage} second`, ancienTexte: `${noce} premier` },
    ])

    const last = await replace(issue, await draw('Bourrée', `${noce}\n\n\n${mariage}`))
    await waitForReading(site.admin, issue.id)
    expect((await site.findPages(last))[1]).toMatchObject({
      ...{ texte: `${mariage} second`, ancienTexte: `${noce} premier` },
    })
  })

  test('without their words on one page are both kept', async () => {
    const [bal, noce] = [words('bal'), words('noce')]
    const issue = await site.publish(await draw(bal, noce))
    await waitForReading(site.admin, issue.id)
    await correct(issue.pdf.id, 1, `${bal} tapé`)
    await correct(issue.pdf.id, 2, `${noce} tapé`)
    const [withoutBal, withoutNoce] = [bal.replace('bal7', ''), noce.replace('noce7', '')]
    await site.replaceFile(issue.pdf.id, await draw(`${withoutBal}\n\n\n${withoutNoce}`))
    await waitForReading(site.admin, issue.id)
    const [page] = await site.findPages(issue.pdf.id)
    expect(page?.ancienTexte?.split('\n\n').toSorted()).toEqual([`${bal} tapé`, `${noce} tapé`])
    expect(page?.texte).not.toContain('tapé')
  })

  test('wait once, also while a scanned PDF is recognized', async () => {
    const [bal, noce] = [words('bal'), words('noce')]
    const issue = await site.publish(await draw(bal, noce))
    await waitForReading(site.admin, issue.id)
    await correct(issue.pdf.id, 2, `${noce} tapé`)
    await site.replaceFile(issue.pdf.id, await draw(bal))
    await waitForReading(site.admin, issue.id)

    const scan = await makeScan({ lines: { ...SCANNED, right: [] } })
    const pdf = await upload(await makeScannedPdf({ texte: bal }, scan))
    expect((await site.admin.patch(`/api/regards/${issue.id}`, { pdf })).status).toBe(200)
    await waitForRecognition(site.admin, issue.id)
    await waitForReading(site.admin, issue.id)
    const [reading] = await site.records.find('lectures', ofPdf(pdf))
    expect(JSON.stringify(reading?.correctionsSansPage).split('tapé')).toHaveLength(2)
  })

  test('of a page that an outage left at its number do not stay there', async () => {
    const [bal, noce] = [words('bal'), words('noce')]
    const issue = await site.publish(await draw(bal, noce))
    await waitForReading(site.admin, issue.id)
    await correct(issue.pdf.id, 1, `${bal} tapé`)
    const of = ofPdf(issue.pdf.id)
    await site.records.remove('pagesDeRegards', { ...of, page: 2 })
    const left = { page: 2, dossier: 'regards/ancien/pages/1' }
    await site.records.update('pagesDeRegards', { ...of, page: 1 }, left)

    expect((await site.prepareAgain(issue)).status).toBe(202)
    await waitForReading(
      site.admin,
      issue.id,
      (state) => isPrepared(state) && !state.correctionsEnCours,
    )
    const texts = (await site.findPages(issue.pdf.id)).map(({ texte }) => texte)
    expect(texts).toEqual([`${bal} tapé`, noce])
  })

  test('whose page is not in the file of a record are there again when the page is', async () => {
    const [bal, noce] = [words('bal'), words('noce')]
    const issue = await site.publish(await draw(bal, noce))
    await waitForReading(site.admin, issue.id)
    const path = await correct(issue.pdf.id, 2, `${noce} tapé`)
    const textsAfter = async (...texts: string[]) => {
      await site.replaceFile(issue.pdf.id, await draw(...texts))
      await waitForReading(site.admin, issue.id)
      return (await site.findPages(issue.pdf.id)).map(({ texte }) => texte)
    }
    expect(await textsAfter(bal)).toEqual([bal])
    const late = await site.admin.patch<Errors>(path, { verifiee: true })
    expect(late).toMatchObject({ status: 409, json: { errors: [refusal] } })
    expect(await textsAfter(noce, bal)).toEqual([`${noce} tapé`, bal])
  })

  const refusal = { code: 'pdf-replaced', message: expect.stringContaining('remplacé') as string }
})
