import { randomInt } from 'node:crypto'
import type { UploadMetadata } from '../support/tus'

/** Upload metadata that a browser sends for a selected PDF. */
export const pdfMetadata: UploadMetadata = {
  filename: 'Été.pdf',
  filetype: 'application/pdf',
  kind: 'pdf',
}

/** Upload metadata that a browser sends for a selected cover. */
export const coverMetadata: UploadMetadata = {
  filename: 'photo.JPG',
  filetype: 'image/jpeg',
  kind: 'couverture',
}

/** Returns a unique folder name for the files of an issue. */
export const createFolderName = () => `dossier${randomInt(2 ** 40).toString(36)}`

/** Returns a response's status and its JSON body. */
export async function readJsonResponse<T>(
  response: Response,
): Promise<{ status: number; json: T }> {
  return { status: response.status, json: (await response.json()) as T }
}
