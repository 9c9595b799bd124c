import { APIError } from 'payload'

import type { CommandErrorCode, ErrorCode } from './errorCodes'

/**
 * Identifies an ApiError: Next loads this module once per bundle, so `instanceof` fails across
 * bundles.
 */
const BRAND = Symbol.for('regards.house-error')

/** An error with an HTTP status, a stable code for programs and a French message for users. */
export class ApiError extends APIError {
  readonly [BRAND] = true

  constructor(
    message: string,
    status: number,
    readonly code: ErrorCode | CommandErrorCode,
    readonly retryAfterSeconds?: number,
    /** Details for programs, sent with the error. */
    readonly details?: Record<string, unknown>,
  ) {
    super(message, status, null, true)
    // Payload chooses the log level by name (see loggingLevels in payload.config.ts).
    this.name = 'APIError'
  }
}

/** Whether an error is an ApiError, whichever bundle created it. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && BRAND in error

export const invalidNumero = () =>
  new ApiError('Le numéro doit être un nombre entier supérieur à 0', 400, 'invalid-numero')

/** Specification, section 8. */
export const regardNotFound = (numero: number) =>
  new ApiError(`Regard numéro ${numero} non trouvé`, 404, 'regard-not-found')

export const articleNotFound = () =>
  new ApiError('Cet article n’existe pas, ou plus.', 404, 'article-not-found')

export const articlesChanged = () =>
  new ApiError(
    'Les articles de ce numéro ont changé entre-temps. Relisez-les, puis enregistrez de nouveau.',
    409,
    'articles-changed',
  )

export const articleOfReplacedPdf = () =>
  new ApiError(
    'Le PDF de ce numéro a été remplacé entre-temps. Corrigez l’article du nouveau PDF.',
    409,
    'articles-changed',
  )

export const pageOfReplacedPdf = () =>
  new ApiError(
    'Le PDF de ce numéro a été remplacé entre-temps. Corrigez la page du nouveau PDF\u00a0: dans «\u00a0Les numéros\u00a0», «\u00a0Pages et textes\u00a0».',
    409,
    'pdf-replaced',
  )

export const readingNotReady = () =>
  new ApiError(
    'Les pages de ce numéro ne sont pas prêtes. Réessayez quand il est lisible en ligne.',
    409,
    'reading-not-ready',
  )

export const tooManyRequests = (retryAfterSeconds: number) =>
  new ApiError(
    'Trop de requêtes depuis cette adresse. Réessayez dans un instant.',
    429,
    'too-many-requests',
    retryAfterSeconds,
  )

export const unauthenticated = () =>
  new ApiError('Vous devez être connecté pour faire cela.', 401, 'unauthenticated')

export const forbidden = () =>
  new ApiError('Seul un administrateur peut faire cela.', 403, 'forbidden')

/**
 * For Payload's operations, whose API answers unauthenticated requests with 403. An editor's
 * session may have expired during editing, so the message does not blame the account's rights.
 */
export const sessionEnded = () =>
  new ApiError(
    'Vous n’êtes pas connecté, ou ne l’êtes plus. Connectez-vous et recommencez.',
    403,
    'forbidden',
  )

/**
 * The password is right, and the account has a second factor. Payload's own sign-in form shows the
 * message.
 * @param methods of the account: `totp`, `passkey`, `recovery-code`
 */
export const secondFactorRequired = (methods: string[]) =>
  new ApiError(
    'Ce compte demande un second facteur\u00a0: connectez-vous sur la page «\u00a0Connexion\u00a0» du site (/login).',
    401,
    'second-factor-required',
    undefined,
    { methods },
  )

export const secondFactorInvalid = () =>
  new ApiError('Ce code n’est pas le bon, ou a déjà servi.', 401, 'second-factor-invalid')

export const secondFactorSetupRequired = () =>
  new ApiError(
    'Activez d’abord la double authentification de votre compte, sur la page «\u00a0Mon compte\u00a0».',
    403,
    'second-factor-setup-required',
  )

export const reauthenticationRequired = () =>
  new ApiError(
    'Confirmez d’abord que c’est vous, par votre mot de passe, puis recommencez.',
    403,
    'reauthentication-required',
  )

export const lastSecondFactor = () =>
  new ApiError(
    'Les administrateurs doivent garder un second facteur\u00a0: ajoutez-en d’abord un autre.',
    409,
    'last-second-factor',
  )

export const passkeyInvalid = () =>
  new ApiError('Cette clé d’accès n’est pas reconnue par le site.', 401, 'passkey-invalid')

export const setupExpired = () =>
  new ApiError('Cette demande n’est plus valable\u00a0: recommencez.', 410, 'setup-expired')

export const ownAccount = () =>
  new ApiError(
    'Pour votre propre compte, passez par la page «\u00a0Mon compte\u00a0» du site.',
    409,
    'own-account',
  )

export const crossOrigin = () =>
  new ApiError('Cette demande vient d’un autre site.', 403, 'cross-origin')

export const notFound = (what = 'Cette adresse') =>
  new ApiError(`${what} n’existe pas.`, 404, 'not-found')

/** Specification, section 8, for stored files: the `storage/…` code without its prefix. */
export const objectNotFound = () =>
  new ApiError('Ce fichier n’existe pas.', 404, 'object-not-found')

export const unauthorized = () =>
  new ApiError('Seul un administrateur peut faire cela.', 403, 'unauthorized')

export const uploadNotFound = () =>
  new ApiError('Cet envoi n’existe pas, ou n’existe plus.', 404, 'object-not-found')

export const quotaExceeded = (quotaBytes: number) =>
  new ApiError(
    `Il n’y a plus assez de place\u00a0: les fichiers du site sont limités à ${Math.round(quotaBytes / 1024 / 1024)}\u00a0Mo.`,
    402,
    'quota-exceeded',
  )

export const insufficientStorage = () =>
  new ApiError(
    'Il n’y a plus assez de place sur le disque du serveur\u00a0: prévenez la personne qui s’en occupe.',
    507,
    'insufficient-storage',
  )

export const invalidChecksum = () =>
  new ApiError(
    'Le fichier reçu n’est pas celui qui a été envoyé\u00a0: envoyez-le de nouveau.',
    422,
    'invalid-checksum',
  )

export const wrongSize = () =>
  new ApiError(
    'Le fichier reçu n’a pas la taille annoncée\u00a0: envoyez-le de nouveau.',
    422,
    'server-file-wrong-size',
  )

export const locked = () =>
  new ApiError('Un autre envoi y travaille. Réessayez dans un instant.', 423, 'locked')

export const invalidArgument = (message: string) => new ApiError(message, 400, 'invalid-argument')

export const methodNotAllowed = () =>
  new ApiError('Cette adresse n’accepte pas ce verbe.', 405, 'method-not-allowed')

export const readOnly = () =>
  new ApiError('Cette adresse se lit seulement.', 405, 'method-not-allowed')

export const invalidFile = (message: string, code: ApiError['code']) =>
  new ApiError(message, 422, code)

/** An issue in the trash cannot come back while another has its number. */
export const numeroTaken = (numero: number) =>
  new ApiError(
    `Le numéro ${numero} existe déjà\u00a0: donnez-lui un autre numéro, ou supprimez-le, avant de restaurer celui-ci.`,
    409,
    'conflict',
  )

/** @param numero of the issue; left out for an account that must not know of it */
export const fileUsedByIssue = (numero?: number) =>
  new ApiError(
    numero === undefined
      ? 'Ce fichier sert à un numéro de Regards\u00a0: demandez à un administrateur.'
      : `Ce fichier sert au numéro ${numero} de Regards\u00a0: supprimez d’abord ce numéro.`,
    409,
    'file-in-use',
  )

/** Names a page, or the draft of one, that uses a file. */
const formatPageInUse = (page: string, isDraft: boolean): string =>
  `${isDraft ? 'au brouillon de' : 'à'} la page «\u00a0${page}\u00a0»`

/** @param isDraft whether the draft of the page alone uses it */
export const imageUsedOnPage = (page: string, isDraft: boolean) =>
  new ApiError(
    `Cette image sert ${formatPageInUse(page, isDraft)}\u00a0: remplacez-la d’abord sur la page.`,
    409,
    'file-in-use',
  )

/** @param isDraft whether the draft of the page alone uses it */
export const fileUsedOnPage = (page: string, isDraft: boolean) =>
  new ApiError(
    `Ce fichier sert ${formatPageInUse(page, isDraft)}\u00a0: remplacez-le d’abord sur la page.`,
    409,
    'file-in-use',
  )

/** @param records plural label of the collection in the admin panel */
export const fileUsedByRecord = (records: string) =>
  new ApiError(
    `Ce fichier est celui d’une fiche de «\u00a0${records}\u00a0»\u00a0: supprimez la fiche.`,
    409,
    'file-in-use',
  )

export const folderTaken = () =>
  new ApiError('Ce dossier contient déjà un fichier de ce nom.', 409, 'folder-taken')

export const fileTooLarge = (maxBytes: number) =>
  new ApiError(
    `Le fichier dépasse la taille maximale de ${Math.round(maxBytes / 1024 / 1024)} Mo.`,
    413,
    'file-too-large',
  )

/** Free space is checked before the first byte, so the size must be known. */
export const lengthRequired = () =>
  new ApiError(
    'La requête doit annoncer la taille du fichier (Content-Length).',
    411,
    'length-required',
  )

export const serviceUnavailable = () =>
  new ApiError(
    'Le service est momentanément indisponible. Réessayez dans un instant.',
    503,
    'service-unavailable',
    5,
  )

export const invalidRequest = (message: string) => new ApiError(message, 400, 'invalid-request')

export const lastAdministrateur = () =>
  new ApiError('Il doit rester au moins un administrateur.', 409, 'last-administrateur')

export const invitationAccepted = () =>
  new ApiError(
    'Ce compte a déjà un mot de passe\u00a0: il n’attend plus d’invitation.',
    409,
    'invitation-accepted',
  )

export const emailUnavailable = () =>
  new ApiError(
    'Aucun message ne peut partir pour l’instant. Réessayez plus tard.',
    503,
    'mail-unavailable',
    60,
  )

export const alreadyAnnounced = () =>
  new ApiError('Ce numéro a déjà été annoncé aux abonnés.', 409, 'already-announced')

/** An issue that is no more than a draft cannot be announced. */
export const notPlanned = () =>
  new ApiError(
    'Ce numéro n’est pas publié, et sa publication n’est pas programmée\u00a0: programmez-la d’abord.',
    409,
    'not-planned',
  )

export const letterNotDraft = () =>
  new ApiError(
    'Cette lettre n’est plus un brouillon\u00a0: elle est partie, ou son envoi est prévu. Rechargez la page.',
    409,
    'letter-not-draft',
  )

export const letterPlanned = () =>
  new ApiError('Cette lettre est programmée\u00a0: déprogrammez-la d’abord.', 409, 'letter-planned')

export const letterChanged = () =>
  new ApiError(
    'La lettre a changé depuis que vous l’avez relue. Relisez-la, puis recommencez.',
    409,
    'letter-changed',
  )

export const emptyLetter = () =>
  new ApiError('Donnez à la lettre un objet et un texte.', 400, 'empty-letter')

export const noSubscribers = () =>
  new ApiError('Personne n’est encore inscrit à la lettre d’information.', 409, 'no-subscribers')

export const invalidEmail = () =>
  new ApiError('L’adresse e-mail n’est pas valable.', 400, 'invalid-email')

export const unsupportedMediaType = () =>
  new ApiError('Cette adresse lit du JSON ou un formulaire.', 415, 'unsupported-type')

export const invalidToken = () =>
  new ApiError('Ce lien n’est pas valable, ou ne l’est plus.', 400, 'invalid-token')

export const tokenExpired = () =>
  new ApiError('Ce lien n’est plus valable\u00a0: demandez-en un nouveau.', 410, 'token-expired')
