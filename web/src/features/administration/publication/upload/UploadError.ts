import type { ApiError } from '@web/lib/api/errors'
import { INSUFFICIENT_STORAGE } from '@web/lib/api/isTransientError'

type UploadErrorOptions = {
  /** In French, suitable for display; defaults to the message in `storageErrors`. */
  message?: string
  /** HTTP status of the response; by default the code's (specification, section 8), or 0. */
  status?: number
  /** Error code of the server's response, if any. */
  serverCode?: string
  cause?: unknown
}

/** Why an upload failed. */
export class UploadError extends Error {
  readonly code: StorageErrorCode
  readonly status: number
  readonly serverCode: string | undefined

  constructor(
    code: StorageErrorCode,
    {
      message = storageErrors[code],
      status = statuses[code] ?? 0,
      serverCode,
      cause,
    }: UploadErrorOptions = {},
  ) {
    super(message, { cause })
    this.name = 'UploadError'
    this.code = code
    this.status = status
    this.serverCode = serverCode
  }
}

/** Code of a response without one: it comes from a proxy, or has no precise message. */
const noCode = 'http'

/** Converts an error response that is not to be retried. */
export function toUploadError(refusal: ApiError): UploadError {
  const code = toStorageCode(refusal)
  const isPrecise = refusal.code !== noCode || code === 'storage/unknown'
  return new UploadError(code, {
    message: isPrecise ? refusal.message : storageErrors[code],
    status: refusal.status,
    serverCode: refusal.code,
    cause: refusal,
  })
}

/** Every storage error of the specification (section 8), with a message if the server has none. */
export const storageErrors = {
  'storage/unknown': 'L’envoi a échoué pour une raison inconnue.',
  'storage/object-not-found': 'Le serveur ne trouve pas ce fichier.',
  'storage/bucket-not-found': 'L’espace de stockage est introuvable.',
  'storage/project-not-found': 'Le projet de stockage est introuvable.',
  'storage/quota-exceeded': 'Il n’y a plus de place pour ce fichier sur le serveur.',
  'storage/unauthenticated': 'Votre session a expiré. Reconnectez-vous, puis reprenez l’envoi.',
  'storage/unauthorized': 'Votre compte n’a pas le droit d’envoyer des fichiers.',
  'storage/unauthorized-app': 'Cette application n’a pas le droit d’envoyer des fichiers.',
  'storage/retry-limit-exceeded':
    'La connexion au serveur n’a pas pu être rétablie à temps. Réessayez plus tard.',
  'storage/invalid-checksum':
    'Le fichier est arrivé abîmé sur le serveur. Réessayez, si possible d’un autre réseau.',
  'storage/canceled': 'L’envoi a été annulé.',
  'storage/invalid-event-name': 'Cet événement d’envoi n’existe pas.',
  'storage/invalid-url': 'L’adresse de l’envoi n’est pas valide.',
  'storage/invalid-default-bucket': 'L’espace de stockage par défaut n’est pas valide.',
  'storage/no-default-bucket': 'Aucun espace de stockage n’est réglé.',
  'storage/cannot-slice-blob':
    'Le fichier a changé ou n’est plus lisible sur votre appareil. Choisissez-le de nouveau.',
  'storage/server-file-wrong-size':
    'Le fichier enregistré par le serveur n’a pas la bonne taille. Réessayez.',
  'storage/no-download-url':
    'Le fichier a été envoyé, mais le serveur ne lui a pas donné d’adresse.',
  'storage/invalid-argument': 'Le serveur n’a pas compris la demande d’envoi.',
  'storage/invalid-argument-count': 'La demande d’envoi est incomplète.',
  'storage/app-deleted': 'L’application d’envoi a été fermée.',
  'storage/invalid-root-operation': 'Cette opération est impossible à la racine du stockage.',
  'storage/invalid-format': 'Le contenu du fichier n’est pas du format attendu.',
  'storage/internal-error': 'Le serveur a donné une réponse inattendue. Réessayez dans un instant.',
  'storage/unsupported-environment':
    'Ce navigateur ne permet pas l’envoi de fichiers. Mettez-le à jour ou changez-en.',
} as const satisfies Record<`storage/${string}`, string>

export type StorageErrorCode = keyof typeof storageErrors

/** Their HTTP statuses (specification, section 8). */
const statuses: Partial<Record<StorageErrorCode, number>> = {
  'storage/object-not-found': 404,
  'storage/bucket-not-found': 404,
  'storage/project-not-found': 404,
  'storage/quota-exceeded': 402,
  'storage/unauthenticated': 401,
  'storage/unauthorized': 403,
  'storage/unauthorized-app': 401,
  'storage/invalid-checksum': 422,
  'storage/server-file-wrong-size': 422,
  'storage/invalid-argument': 400,
  'storage/invalid-format': 422,
}

const codesByStatus: Partial<Record<number, StorageErrorCode>> = {
  400: 'storage/invalid-argument',
  401: 'storage/unauthenticated',
  402: 'storage/quota-exceeded',
  403: 'storage/unauthorized',
  404: 'storage/object-not-found',
  [INSUFFICIENT_STORAGE]: 'storage/quota-exceeded',
}

/** Server codes for invalid file content, all mapped to one code of the specification. */
const formatCodes: ReadonlySet<string> = new Set(['invalid-pdf', 'invalid-image', 'empty-file'])

/**
 * Maps an error response to a code of the specification: by its status (section 8), else by the
 * server's code if the specification has it, else `storage/unknown`.
 */
export function toStorageCode({
  status,
  code,
}: Pick<ApiError, 'status' | 'code'>): StorageErrorCode {
  const byStatus = codesByStatus[status]
  if (byStatus) return byStatus
  if (formatCodes.has(code)) return 'storage/invalid-format'
  const ownCode = `storage/${code}`
  return isStorageCode(ownCode) ? ownCode : 'storage/unknown'
}

function isStorageCode(code: string): code is StorageErrorCode {
  return Object.hasOwn(storageErrors, code)
}
