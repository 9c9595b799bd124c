import type { ApiResponse, Client } from '../support/client'
import { makeImage } from './image'

export const pageSlugs = [
  'accueil',
  'historique',
  'quiSommesNous',
  'notreSiege',
  'mentionsLegales',
  'politiqueDeConfidentialite',
  'parametres',
] as const

export type PageSlug = (typeof pageSlugs)[number]

/** Address and links of a site that was filled in: visitors see no example values. */
export const coordonnees = {
  email: 'contact@federation.fr',
  facebook: 'https://www.facebook.com/federation',
  instagram: 'https://www.instagram.com/federation',
  twitter: 'https://twitter.com/federation',
}

/** A page's texts, by field. */
export type PageTexts = Record<string, unknown>

export type SavePageResponse = {
  result: PageTexts
  errors: { message: string; code: string; data?: { errors: { path: string }[] } }[]
}

/** Response keys of a page other than its texts. */
const RECORD_KEYS = new Set([
  ...['id', 'createdAt', 'updatedAt', 'globalType', '_status'],
  ...['modifiePar', 'enregistrement'],
])

/**
 * Reads a page's texts without ids, dates and empty values: the visible content, the same on both
 * databases.
 */
export async function readPage(client: Client, page: PageSlug): Promise<PageTexts> {
  const answer = await client.get<PageTexts>(`/api/globals/${page}?depth=0`)
  if (answer.status !== 200)
    throw new Error(`${page} was not read: ${answer.status} ${answer.text}`)
  return omitRecordKeys(answer.json) as PageTexts
}

/** Saves some of a page's fields and returns the response unchecked. */
export function savePage(
  editor: Client,
  page: PageSlug,
  changes: PageTexts,
): Promise<ApiResponse<SavePageResponse>> {
  return editor.post<SavePageResponse>(`/api/globals/${page}`, changes)
}

/** Saves some of a page's fields. @throws when the save is rejected */
export async function changePage(editor: Client, page: PageSlug, changes: PageTexts) {
  const answer = await savePage(editor, page, changes)
  if (answer.status !== 200)
    throw new Error(`${page} was not saved: ${answer.status} ${answer.text}`)
}

/** Saves some of a page's fields as a draft. @throws when the save is rejected */
export async function saveDraft(editor: Client, page: PageSlug, changes: PageTexts) {
  const answer = await editor.post(`/api/globals/${page}?draft=true`, changes)
  if (answer.status !== 200)
    throw new Error(`The draft of ${page} was not saved: ${answer.status} ${answer.text}`)
}

/**
 * Sends a save that must be rejected and returns its single error.
 * @throws when the response is not a 400 in the API's error format, or when the page changed
 */
export async function expectSaveRejected(editor: Client, page: PageSlug, changes: PageTexts) {
  const before = await readPage(editor, page)
  const { status, json, text } = await savePage(editor, page, changes)
  const after = await readPage(editor, page)
  const [refusal, ...others] = status === 400 ? json.errors : []
  if (!refusal || others.length > 0) {
    throw new Error(`${JSON.stringify(changes)} was not refused: ${status} ${text}`)
  }
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    throw new Error(`${JSON.stringify(changes)} was refused, and changed ${page}`)
  }
  const { code, message, data } = refusal
  return { code, message, paths: data?.errors.map(({ path }) => path) }
}

/** Returns the home page's slides with the first one changed. */
export async function changeFirstSlide(client: Client, change: PageTexts): Promise<PageTexts> {
  const { diapositives } = await readPage(client, 'accueil')
  const [first, ...others] = diapositives as PageTexts[]
  return { diapositives: [{ ...first, ...change }, ...others] }
}

/** Saves the current texts of pages. @returns a function that restores them, and ends drafts */
export async function snapshotPages(
  editor: Client,
  pages: readonly PageSlug[] = pageSlugs,
): Promise<() => Promise<void>> {
  const remembered = new Map<PageSlug, PageTexts>()
  for (const page of pages) remembered.set(page, await readPage(editor, page))
  return async () => {
    for (const [page, texts] of remembered) {
      const newest = await editor.get<PageTexts>(`/api/globals/${page}?draft=true&depth=0`)
      const isSame = JSON.stringify(omitRecordKeys(newest.json)) === JSON.stringify(texts)
      if (isSame && newest.json._status === 'published') continue
      const now = await readPage(editor, page)
      const emptied = Object.fromEntries(Object.keys(now).map((field) => [field, null]))
      await changePage(editor, page, { ...emptied, ...texts })
    }
  }
}

/** Form data of an image with the fields of its record, as the panel sends them. */
export async function makePictureForm(fields: PageTexts = {}): Promise<FormData> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await makeImage('png'))]), 'broderie.png')
  form.set('_payload', JSON.stringify(fields))
  return form
}

/** Uploads an image for a page and returns its id. */
export async function uploadPicture(editor: Client, fields: PageTexts = {}): Promise<string> {
  const answer = await editor.post<{ doc: { id: string } }>('/api/images', undefined, {
    body: await makePictureForm(fields),
  })
  if (answer.status !== 201) {
    throw new Error(`The picture was refused: ${answer.status} ${answer.text}`)
  }
  return answer.json.doc.id
}

function omitRecordKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitRecordKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([key, part]) => part !== null && !RECORD_KEYS.has(key),
  )
  return Object.fromEntries(entries.map(([key, part]) => [key, omitRecordKeys(part)]))
}
