import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { jpegObject, paragraphAt, place, writeIllustrated } from '../../factories/figures'
import { writeReading } from '../../factories/lecture'
import { nextNumero, publishRegard } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import { at } from '../../factories/textPdfs/writePdf'
import { toSent } from '../../support/articles'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { openLectureSite, type LectureSite } from '../../support/lectureSite'
import { findAll, parseXml, readZip, textOf } from '../../support/readEpub'
import { waitForReading } from '../../support/readings'

let site: LectureSite
let issue: ArticlesIssue

beforeAll(async () => {
  site = await openLectureSite(inject('product').setup)
})

const pathOf = (numero: number) => `/regards/${numero}/epub`

const publish = () =>
  publishMagazine({ databaseUrl: site.product.mongo?.url }, site.records, site.admin)

beforeEach(async () => {
  issue = await publish()
})

/** Downloads a book: its files by name, and its package document. */
async function readBook(numero: number) {
  const response = await site.visitor.raw('GET', pathOf(numero))
  expect(response.status).toBe(200)
  const entries = await readZip(Buffer.from(await response.arrayBuffer()))
  const files = new Map(entries.map(({ name, bytes }) => [name, bytes]))
  const read = (name: string) => {
    const bytes = files.get(`EPUB/${name}`)
    if (!bytes) throw new Error(`The book has no ${name}: ${[...files.keys()].join(', ')}`)
    return parseXml(bytes)
  }
  return { response, entries, files, read, opf: read('package.opf') }
}

const codeOf = async (numero: number | string) => {
  const { status, json } = await site.visitor.get<{ errors: { code: string }[] }>(
    `/regards/${numero}/epub`,
  )
  return [status, json.errors[0]?.code]
}

describe('the book of an issue with articles', () => {
  test('is a ZIP archive that begins with its type, and every document is well-formed', async () => {
    const { response, entries, files } = await readBook(issue.numero)
    expect(response.headers.get('content-type')).toBe('application/epub+zip')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="regards-${issue.numero}.epub"`,
    )
    expect(entries[0]).toMatchObject({ name: 'mimetype', method: 0 })
    expect(entries[0]?.bytes.toString()).toBe('application/epub+zip')
    for (const [name, bytes] of files) {
      if (/\.(?:xhtml|opf|xml)$/.test(name)) expect(() => parseXml(bytes), name).not.toThrow()
    }
  })

  test('has every file of its manifest and no other, and its articles in their order', async () => {
    const { files, opf, read } = await readBook(issue.numero)
    const items = findAll(opf, 'item').map(({ attributes }) => attributes.href)
    const others = ['mimetype', 'META-INF/container.xml', 'EPUB/package.opf']
    expect([...files.keys()].filter((name) => !others.includes(name)).sort()).toEqual(
      items.map((href) => `EPUB/${href}`).sort(),
    )
    const spine = findAll(opf, 'itemref').map(({ attributes }) => attributes.idref)
    expect(spine).toEqual(['couverture', 'article-1', 'article-2'])
    const article = read('article-1.xhtml')
    expect(findAll(article, 'h1').map(textOf)).toEqual(['Un langage de fil et de drap'])
    expect(textOf(article)).toContain('Le tablier')
    expect(findAll(article, 'figcaption').map(textOf)).toEqual(['Coiffe de fête, vers 1900.'])
    for (const { attributes } of findAll(article, 'img')) {
      expect(attributes.alt).toBe('Une coiffe de dentelle')
      const picture = files.get(path.posix.join('EPUB', String(attributes.src)))
      expect((await sharp(picture).metadata()).format).toBe('jpeg')
    }
  })

  test('has contents and the pages of the PDF, and each entry leads somewhere', async () => {
    const { read } = await readBook(issue.numero)
    const [toc, pages] = findAll(read('nav.xhtml'), 'nav')
    if (!toc || !pages) throw new Error('The navigation is not whole')
    expect(findAll(toc, 'a').map(textOf)).toEqual([
      ...['Couverture', 'Un langage de fil et de drap', 'La bourrée'],
    ])
    expect(findAll(pages, 'a').map(textOf)).toEqual(['2', '3', '4'])
    for (const { attributes } of [...findAll(toc, 'a'), ...findAll(pages, 'a')]) {
      const [file = '', id] = String(attributes.href).split('#')
      const spans = findAll(read(file), 'span').map((span) => span.attributes.id)
      if (id) expect(spans).toContain(id)
    }
  })

  test('has its metadata, also for accessibility', async () => {
    const { opf } = await readBook(issue.numero)
    const dc = (name: string) => findAll(opf, `dc:${name}`).map(textOf)
    expect(dc('title')).toEqual([`Regards n°\u00a0${issue.numero}\u00a0: Sous la coiffe`])
    expect(dc('language')).toEqual(['fr'])
    expect(dc('identifier')).toEqual([expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/)])
    const metas = findAll(opf, 'meta').map((meta) => [meta.attributes.property, textOf(meta)])
    expect(metas).toEqual(
      expect.arrayContaining([
        ['schema:accessMode', 'textual'],
        ['schema:accessModeSufficient', 'textual'],
        ['schema:accessibilityFeature', 'alternativeText'],
        ['schema:accessibilityFeature', 'pageNavigation'],
        ['schema:accessibilityHazard', 'none'],
        ['group-position', String(issue.numero)],
      ]),
    )
  })

  test('follows a correction, and leaves out hidden articles', async () => {
    const [first] = await issue.articles.listAll()
    const etag = (await readBook(issue.numero)).response.headers.get('etag')
    const texteCorrige = makeRichText('Un texte corrigé à la main.')
    await site.admin.patch(`/api/articles/${first?.id}`, { texteCorrige })
    const corrected = await readBook(issue.numero)
    expect(corrected.response.headers.get('etag')).not.toBe(etag)
    expect(textOf(corrected.read('article-1.xhtml'))).toContain('Un texte corrigé à la main.')
    expect(textOf(corrected.read('article-1.xhtml'))).not.toContain('Le tablier')

    await issue.rearrange((one, other) => [toSent({ ...one, visible: false }), toSent(other)])
    const { read, files } = await readBook(issue.numero)
    expect(textOf(read('article-1.xhtml'))).toContain('La bourrée')
    expect(files.has('EPUB/article-2.xhtml')).toBe(false)
  })

  test('answers a matching ETag with 304 and HEAD without a body, and counts no opening', async () => {
    const head = await site.visitor.raw('HEAD', pathOf(issue.numero))
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
    const headers = { 'If-None-Match': head.headers.get('etag') ?? '' }
    expect(headers['If-None-Match']).toMatch(/^W\/"/)
    expect((await site.visitor.raw('GET', pathOf(issue.numero), { headers })).status).toBe(304)
    await readBook(issue.numero)
    const { json } = await site.admin.get<{ docs: object[] }>(
      `/api/regards?where[numero][equals]=${issue.numero}`,
    )
    expect(json.docs[0]).toMatchObject({ nombreDeVue: 0, nombreDeTelechargement: 0 })
  })
})

test('an issue without articles has its text as one chapter, with its own pictures', async () => {
  const pdf = writeIllustrated(
    [
      paragraphAt(60, 780, 'Premier', 8) +
        place('P', 60, 480, 240, 160) +
        at(60, 466, 8, 'La farandole des vignerons.') +
        paragraphAt(60, 430, 'Deuxième', 8),
      paragraphAt(60, 780, 'Troisième', 8),
    ],
    { P: await jpegObject(600, 400) },
  )
  const { id, numero } = await site.publish(pdf)
  expect(await waitForReading(site.admin, id)).toMatchObject({ etat: 'prete' })
  const { opf, read, files } = await readBook(numero)
  expect(findAll(opf, 'itemref').map(({ attributes }) => attributes.idref)).toEqual([
    ...['couverture', 'texte'],
  ])
  expect(textOf(read('texte.xhtml'))).toMatch(/Premier[^]*farandole[^]*Deuxième[^]*Troisième/)
  const picture = await sharp(files.get('EPUB/images/image-1.jpg')).metadata()
  expect([picture.format, picture.width]).toEqual(['jpeg', 600])
})

describe('there is no book', () => {
  test('of an issue that is a draft, in the trash, unknown or not prepared', async () => {
    const draft = await publishRegard(site.admin, { isDraft: true })
    await site.admin.patch(`/api/regards/${issue.id}`, { deletedAt: new Date().toISOString() })
    const unread = await publish()
    await writeReading({ databaseUrl: site.product.mongo?.url }, site.records, unread.pdf, {
      etat: 'indisponible',
    })
    for (const numero of [draft.numero, issue.numero, nextNumero(), unread.numero]) {
      expect(await codeOf(numero)).toEqual([404, 'not-found'])
      const asAdmin = await site.admin.get(`${pathOf(numero)}?draft=true`)
      expect(asAdmin.status).toBe(404)
    }
  })

  test('by another method', async () => {
    const { status, headers } = await site.visitor.request('POST', pathOf(issue.numero))
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

test('a former number leads to the book', async () => {
  const numero = nextNumero()
  await site.admin.patch(`/api/regards/${issue.id}`, { numero })
  const { status, headers } = await site.visitor.raw('GET', pathOf(issue.numero))
  expect([status, headers.get('location')]).toEqual([301, pathOf(numero)])
})
