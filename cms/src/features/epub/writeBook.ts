import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import type { Payload } from 'payload'
import { ZipFile } from 'yazl'
import sharp from 'sharp'

import { log } from '../../lib/log'
import { toXmlDocument, x } from '../../lib/xml'
import { ObjectNotFound, type ObjectStorage } from '../../media/storage'
import { BOOK_PICTURE, storeMade, toMadePath } from '../../media/storage/madePictures'
import { findPages } from '../lecture'
import { BookWriter, type BookSource } from './BookWriter'
import { toChapters } from './toChapters'
import { STYLE, toDocument } from './toDocument'
import { toNavigation } from './toNavigation'
import { toBookTitle, toPackage } from './toPackage'

const MIME_TYPE = 'application/epub+zip'

/** Writes an issue's book as EPUB 3; pictures are read one by one, as the client takes them. */
export async function writeBook(
  payload: Payload,
  storage: Pick<ObjectStorage, 'read' | 'put'>,
  source: BookSource,
): Promise<Readable> {
  const pages = await findPages(payload, source.document, {
    ...{ page: true, dossier: true, tailles: true },
  })
  const writer = new BookWriter(new Map(pages.map(({ page, dossier }) => [page, dossier])))
  const chapters = await toChapters(payload, source, writer)
  const [first] = pages
  const firstPage = `${first?.dossier}/${first?.page}-${first?.tailles.at(-1)}.webp`

  const zip = new ZipFile()
  const mtime = new Date(source.metadata.updatedAt || 0)
  // The format demands that the first file is neither compressed nor has extra fields.
  const plain = { mtime, compress: false, forceDosTimestamp: true }
  const add = (text: string, name: string) => zip.addBuffer(Buffer.from(text), name, { mtime })
  zip.addBuffer(Buffer.from(MIME_TYPE), 'mimetype', plain)
  add(CONTAINER, 'META-INF/container.xml')
  add(toPackage(source, chapters, writer), 'EPUB/package.opf')
  add(toNavigation(source, chapters, writer), 'EPUB/nav.xhtml')
  add(STYLE, 'EPUB/style.css')
  add(toCover(source), 'EPUB/couverture.xhtml')
  for (const { id, xhtml } of chapters) add(xhtml, `EPUB/${id}.xhtml`)
  const addPicture = (name: string, path: string, isJpeg = false) => {
    // Deflated, though it gains nothing: some programs read no stored file of unknown size.
    zip.addReadStreamLazy(`EPUB/images/${name}.jpg`, { mtime, compressionLevel: 1 }, (send) => {
      toJpeg(storage, path, isJpeg).then(
        (jpeg) => send(null, toStream(jpeg)),
        (error: unknown) => send(error, toStream(Buffer.alloc(0))),
      )
    })
  }
  addPicture('cover', source.cover ?? firstPage, source.cover !== undefined)
  for (const { id, path } of writer.pictures.values()) addPicture(id, path)
  zip.end()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => {
    log.error({ err: error, numero: source.metadata.numero }, 'Livre numérique interrompu')
    output.destroy(error)
  })
  return output
}

const CONTAINER = toXmlDocument(
  x(
    'container',
    { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' },
    x(
      'rootfiles',
      x('rootfile', {
        'full-path': 'EPUB/package.opf',
        'media-type': 'application/oebps-package+xml',
      }),
    ),
  ),
)

function toCover({ metadata }: BookSource): string {
  const alt = `Couverture\u00a0: ${toBookTitle(metadata)}`
  return toDocument(
    'Couverture',
    metadata.langue,
    x(
      'section',
      { 'epub:type': 'cover', class: 'cover' },
      x('img', { src: 'images/cover.jpg', alt, role: 'doc-cover' }),
    ),
  )
}

const toStream = (bytes: Buffer): Readable => Readable.from([bytes])

/** A square, in place of a picture whose file is lost. */
const LOST = { width: 64, height: 64, channels: 3, background: '#ddd' } as const

/**
 * Reads a picture of a book as JPEG, as many e-readers know no WebP; it is encoded for the first
 * book and stored beside the picture.
 * @throws the storage’s error during an outage
 */
async function toJpeg(
  storage: Pick<ObjectStorage, 'read' | 'put'>,
  path: string,
  isJpeg: boolean,
): Promise<Buffer> {
  try {
    if (isJpeg) return await readFile(storage, path)
    const made = toMadePath(path, BOOK_PICTURE)
    const known = await readFile(storage, made).catch(orUndefined)
    if (known) return known
    const file = await readFile(storage, path)
    const jpeg = await sharp(file).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer()
    // The book is made without storing the picture, for example on a full disk.
    await storeMade(storage, made, jpeg).catch((error: unknown) =>
      log.warn({ err: error, path: made }, 'Image d’un livre numérique non gardée'),
    )
    return jpeg
  } catch (error) {
    if (!(error instanceof ObjectNotFound)) throw error
    log.error({ err: error, path }, 'Image manquante dans un livre numérique')
    return sharp({ create: LOST }).jpeg().toBuffer()
  }
}

const readFile = async (storage: Pick<ObjectStorage, 'read'>, path: string): Promise<Buffer> =>
  buffer(await storage.read(path))

function orUndefined(error: unknown): undefined {
  if (!(error instanceof ObjectNotFound)) throw error
}
