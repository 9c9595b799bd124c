import { expect } from 'vitest'
import type { FirebaseIssue } from '../factories/firebase'
import { listAll, hashMd5, readObject } from '../factories/storedObject'
import type { Client } from './client'
import { coverFiles } from './coverFiles'

type SiteFile = { id: string; url: string; prefix: string; filename: string }
type SiteIssue = {
  id: string
  numero: number
  createdAt: string
  dateParution: string
  pdf: SiteFile
  couverture: SiteFile & { sizes: { w320: { url: string } } }
  nombreDeVue: number
  nombreDeTelechargement: number
}

/** Assertions on imported issues, as an administrator and as an anonymous visitor. */
export function importedSite(administrator: Client) {
  /** Reads issues from the site as an administrator, oldest number first. */
  async function onSite(issues: FirebaseIssue[]): Promise<SiteIssue[]> {
    const numeros = issues.map(({ numero }) => numero).join(',')
    const answer = await administrator.get<{ docs: SiteIssue[] }>(
      `/api/regards?where[numero][in]=${numeros}&sort=numero&limit=100&depth=1`,
    )
    return answer.json.docs
  }

  async function md5At(url: string): Promise<string> {
    const response = await administrator.anonymous().raw('GET', url)
    expect(response.status).toBe(200)
    return hashMd5(Buffer.from(await response.arrayBuffer()))
  }

  /** Lists the stored files in the folders of issues, and counts their records. */
  async function storedOf(issues: FirebaseIssue[]) {
    const paths: string[] = []
    for (const { folder } of issues) {
      const pages = await listAll(administrator, { prefix: `regards/${folder}/` })
      paths.push(...pages.flatMap(({ items }) => items.map(({ fullPath }) => fullPath)))
    }
    const where = `where[prefix][in]=${issues.map(({ folder }) => `regards/${folder}`).join(',')}`
    const counted = (collection: string) =>
      administrator.get<{ totalDocs: number }>(`/api/${collection}?${where}&limit=1`)
    return {
      paths: paths.sort(),
      documents: (await counted('documents')).json.totalDocs,
      images: (await counted('images')).json.totalDocs,
    }
  }

  /**
   * Asserts that each issue exists once, complete and with its own counts, and that there is
   * nothing else.
   */
  async function expectWhole(issues: FirebaseIssue[]) {
    const byNumero = [...issues].sort((a, b) => a.numero - b.numero)
    const site = await onSite(issues)
    expect(site).toMatchObject(
      byNumero.map(({ numero, value, folder }) => ({
        numero,
        dateParution: '2019-03-15T12:00:00.000Z',
        nombreDeVue: value.nombreDeVue,
        nombreDeTelechargement: value.nombreDeTelechargement,
        pdf: { prefix: `regards/${folder}`, filename: 'fichier.pdf' },
        couverture: { prefix: `regards/${folder}`, filename: 'cover.jpg' },
      })),
    )
    for (const [index, { pdf, cover, numero }] of byNumero.entries()) {
      const issue = site[index]
      if (!issue) throw new Error(`Issue ${numero} is missing`)
      expect(await md5At(issue.pdf.url)).toBe(hashMd5(pdf))
      expect(await md5At(issue.couverture.url)).toBe(hashMd5(cover))
      expect(
        (await administrator.anonymous().raw('HEAD', issue.couverture.sizes.w320.url)).status,
      ).toBe(200)
      const { contentDisposition } = await readObject(
        administrator,
        `${issue.pdf.prefix}/${issue.pdf.filename}`,
      )
      expect(contentDisposition).toContain(`Regards-${numero}.pdf`)
    }
    const { documents, images } = await storedOf(issues)
    expect({ documents, images }).toEqual({ documents: issues.length, images: issues.length })
  }

  /** Asserts that the folders of issues hold the PDF, the cover and its sizes only. */
  async function expectNoOtherFiles(issues: FirebaseIssue[]) {
    const names = [...coverFiles('cover.jpg'), 'fichier.pdf']
    const expected = issues.flatMap(({ folder }) =>
      names.map((name) => `regards/${folder}/${name}`),
    )
    expect((await storedOf(issues)).paths).toEqual(expected.sort())
  }

  return { onSite, md5At, storedOf, expectWhole, expectNoOtherFiles }
}
