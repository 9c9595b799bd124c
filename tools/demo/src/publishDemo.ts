import { createLocalReq, type Payload } from 'payload'

import type { DemoContent, DemoFile } from '../../../cms/src/seed/DemoContent'
import { PICTURE } from './encodePicture'
import { type ImageDemo, imagesDemo, renderImage } from './images'
import type { NumeroDemo } from './NumeroDemo'
import { numerosDemo } from './numeros'
import { renderCover } from './renderCover'
import { renderPdf } from './renderPdf'

type FileCollection = 'documents' | 'images'

/** Draws all images and issues and uploads them through Payload, which generates the sizes. */
export async function publishDemo(payload: Payload): Promise<DemoContent> {
  const content: DemoContent = { images: [], issues: [] }
  for (const image of imagesDemo) {
    const { name } = image
    content.images.push({ name, file: await uploadImage(payload, image) })
  }
  for (const numero of numerosDemo) content.issues.push(await uploadIssue(payload, numero))
  return content
}

async function uploadImage(payload: Payload, image: ImageDemo): Promise<DemoFile> {
  return upload(payload, 'images', {
    folder: 'demonstration',
    name: `${image.name}.${PICTURE.extension}`,
    mimetype: PICTURE.mimetype,
    bytes: await renderImage(image),
    data: {
      usage: 'page',
      alt: image.alt,
      decorative: image.alt === '',
      dossier: getFolder(image.name),
    },
  })
}

/** Folders of the images in the panel, by their names. */
const FOLDERS = [
  { folder: 'Carrousel', names: /^carrousel-/ },
  { folder: 'Stages', names: /^stage-/ },
  { folder: 'Accueil', names: /^(payse|separateur)$/ },
]

/** Returns the folder of an image; those of the other pages are together. */
const getFolder = (name: string): string =>
  FOLDERS.find(({ names }) => names.test(name))?.folder ?? 'À propos'

async function uploadIssue(payload: Payload, issue: NumeroDemo): Promise<DemoContent['issues'][0]> {
  const { numero, dateParution, titre, sommaire } = issue
  const folder = `demonstration${numero}`
  const pdf = await upload(payload, 'documents', {
    folder,
    name: 'fichier.pdf',
    mimetype: 'application/pdf',
    bytes: await renderPdf(issue),
    data: {},
  })
  const couverture = await upload(payload, 'images', {
    folder,
    name: `cover.${PICTURE.extension}`,
    mimetype: PICTURE.mimetype,
    bytes: await renderCover(issue),
    data: { usage: 'couverture', alt: `Couverture du numéro ${numero} : ${titre}` },
  })
  return { numero, dateParution, titre, sommaire, pdf, couverture }
}

type Upload = {
  /** Storage folder, without `regards/` or `images/`. */
  folder: string
  name: string
  mimetype: string
  bytes: Buffer
  data: Record<string, unknown>
}

/** @returns the record as stored in the database, without the generated fields of a new record */
async function upload(
  payload: Payload,
  collection: FileCollection,
  { folder, name, mimetype, bytes, data }: Upload,
): Promise<DemoFile> {
  const { id } = await payload.create({
    collection,
    data: data as never,
    file: { name, mimetype, size: bytes.length, data: bytes },
    // A separate request per record: Payload stores the current file on the request.
    req: await createLocalReq({ context: { files: { folder } } }, payload),
  })
  const row = await payload.db.findOne<
    DemoFile & { id: string; createdAt: string; updatedAt: string }
  >({
    collection,
    where: { id: { equals: id } },
  })
  if (!row) throw new Error(`No record of ${collection} has the id ${id}`)
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...record } = row
  return record
}
