import { randomInt } from 'node:crypto'
import type { UploadMetadata } from '../support/tus'

/** What a browser says of a PDF that somebody chose. */
export const pdfMetadata: UploadMetadata = {
  filename: 'Été.pdf',
  filetype: 'application/pdf',
  kind: 'pdf',
}

/** What a browser says of a cover that somebody chose. */
export const coverMetadata: UploadMetadata = {
  filename: 'photo.JPG',
  filetype: 'image/jpeg',
  kind: 'couverture',
}

/** A folder for the files of an issue that no other test uses. */
export const createFolderName = () => `dossier${randomInt(2 ** 40).toString(36)}`

/** An answer's status, and its body as JSON. */
export async function readJsonResponse<T>(
  response: Response,
): Promise<{ status: number; json: T }> {
  return { status: response.status, json: (await response.json()) as T }
}
