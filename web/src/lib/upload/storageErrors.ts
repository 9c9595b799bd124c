/**
 * Where an error originates: in a response of the server, in the client, or nowhere in this
 * product.
 */
type Origin = 'server' | 'client' | 'never'

type StorageError = {
  /** HTTP status that maps to this code and back; null when there is none. */
  status: number | null
  arises: Origin
  /** When it occurs here, or why it cannot. */
  when: string
  /** In French, suitable for display; used when the server sends no more precise message. */
  message: string
  /** The specification's message, for developers. */
  specMessage?: string
}

/** Every storage error of the specification (section 8). */
export const storageErrors = {
  'storage/unknown': {
    status: null,
    arises: 'server',
    when: 'The server refuses with a status and a code that none of the others tells, as for a file that is too large (413).',
    message: 'L’envoi a échoué pour une raison inconnue.',
  },
  'storage/object-not-found': {
    status: 404,
    arises: 'server',
    when: 'The address that uploads are announced to answers 404, or the server forgets an upload twice: the first time, it is begun anew.',
    message: 'Le serveur ne trouve pas ce fichier.',
  },
  'storage/bucket-not-found': {
    status: 404,
    arises: 'never',
    when: 'The page names no bucket: the server knows its own, and answers 503 when it is away.',
    message: 'L’espace de stockage est introuvable.',
  },
  'storage/project-not-found': {
    status: 404,
    arises: 'never',
    when: 'There is no project: one server stores the files of one site.',
    message: 'Le projet de stockage est introuvable.',
  },
  'storage/quota-exceeded': {
    status: 402,
    arises: 'server',
    when: 'The server has no room left for the file.',
    message: 'Il n’y a plus de place pour ce fichier sur le serveur.',
  },
  'storage/unauthenticated': {
    status: 401,
    arises: 'server',
    when: 'The session ended before the upload did.',
    message: 'Votre session a expiré. Reconnectez-vous, puis reprenez l’envoi.',
  },
  'storage/unauthorized': {
    status: 403,
    arises: 'server',
    when: 'The account is no administrator, or no longer one.',
    message: 'Votre compte n’a pas le droit d’envoyer des fichiers.',
  },
  'storage/unauthorized-app': {
    status: 401,
    arises: 'never',
    when: 'There is no app-check token that could be invalid: a 401 always is about the session.',
    message: 'Cette application n’a pas le droit d’envoyer des fichiers.',
  },
  'storage/retry-limit-exceeded': {
    status: null,
    arises: 'client',
    when: '600,000 ms went by without progress of an upload, or 120,000 ms of another call, through lost connections, 5xx, 408 and 429.',
    message: 'La connexion au serveur n’a pas pu être rétablie à temps. Réessayez plus tard.',
  },
  'storage/invalid-checksum': {
    status: 422,
    arises: 'server',
    when: 'Twice in a row, the MD5 of what arrived is not the one that was announced.',
    message:
      'Le fichier est arrivé abîmé sur le serveur. Réessayez, si possible d’un autre réseau.',
  },
  'storage/canceled': {
    status: null,
    arises: 'client',
    when: 'A person gives the upload up, or leaves the page.',
    message: 'L’envoi a été annulé.',
  },
  'storage/invalid-event-name': {
    status: null,
    arises: 'never',
    when: 'One listens to an upload by `subscribe`, which takes no event’s name.',
    message: 'Cet événement d’envoi n’existe pas.',
  },
  'storage/invalid-url': {
    status: null,
    arises: 'client',
    when: 'The address of an upload, kept from before or given by an answer, is not below the one that uploads are announced to.',
    message: 'L’adresse de l’envoi n’est pas valide.',
  },
  'storage/invalid-default-bucket': {
    status: null,
    arises: 'never',
    when: 'The page names no bucket; the server refuses to start with a setting that is wrong.',
    message: 'L’espace de stockage par défaut n’est pas valide.',
  },
  'storage/no-default-bucket': {
    status: null,
    arises: 'never',
    when: 'The page names no bucket; without one in its settings, the server stores in a folder.',
    message: 'Aucun espace de stockage n’est réglé.',
  },
  'storage/cannot-slice-blob': {
    status: null,
    arises: 'client',
    when: 'The chosen file was changed, moved or unplugged: the browser can no longer read it.',
    message:
      'Le fichier a changé ou n’est plus lisible sur votre appareil. Choisissez-le de nouveau.',
  },
  'storage/server-file-wrong-size': {
    status: 422,
    arises: 'server',
    when: 'The server counts another number of bytes than the file has, or its document says so.',
    message: 'Le fichier enregistré par le serveur n’a pas la bonne taille. Réessayez.',
  },
  'storage/no-download-url': {
    status: null,
    arises: 'server',
    when: 'The document that the server made of the file has no address.',
    message: 'Le fichier a été envoyé, mais le serveur ne lui a pas donné d’adresse.',
    specMessage: 'The given file does not have any download URLs.',
  },
  'storage/invalid-argument': {
    status: 400,
    arises: 'server',
    when: 'The server does not understand what the upload is announced with.',
    message: 'Le serveur n’a pas compris la demande d’envoi.',
  },
  'storage/invalid-argument-count': {
    status: null,
    arises: 'never',
    when: 'The compiler counts the arguments of every call.',
    message: 'La demande d’envoi est incomplète.',
  },
  'storage/app-deleted': {
    status: null,
    arises: 'never',
    when: 'Nothing here can be deleted under an upload: it needs no object but itself.',
    message: 'L’application d’envoi a été fermée.',
  },
  'storage/invalid-root-operation': {
    status: null,
    arises: 'never',
    when: 'No call of the page can be about the root: a file always goes into a folder of its own.',
    message: 'Cette opération est impossible à la racine du stockage.',
  },
  'storage/invalid-format': {
    status: 422,
    arises: 'server',
    when: 'The bytes are not of the kind that the file says it is: no PDF, or no image.',
    message: 'Le contenu du fichier n’est pas du format attendu.',
  },
  'storage/internal-error': {
    status: null,
    arises: 'server',
    when: 'A success is answered without what belongs to it: an offset, an address, the document.',
    message: 'Le serveur a donné une réponse inattendue. Réessayez dans un instant.',
  },
  'storage/unsupported-environment': {
    status: null,
    arises: 'client',
    when: 'The browser cannot cut a file into pieces, or lacks another part of what an upload needs.',
    message: 'Ce navigateur ne permet pas l’envoi de fichiers. Mettez-le à jour ou changez-en.',
  },
} as const satisfies Record<`storage/${string}`, StorageError>

export type StorageErrorCode = keyof typeof storageErrors
