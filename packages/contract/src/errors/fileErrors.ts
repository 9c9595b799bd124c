import type { ErrorRow } from './ErrorRow'

export const fileErrors = {
  'quota-exceeded': [
    402,
    'The stored files have reached their quota.',
    'Il n’y a plus assez de place\u00a0: les fichiers du site sont limités à {megaoctets}\u00a0Mo.',
  ],
  unauthorized: [
    403,
    'Files and uploads: the account is not an administrateur.',
    'Seul un administrateur peut faire cela.',
  ],
  // Specification, section 8, for stored files: the `storage/…` code without its prefix.
  'object-not-found': [404, 'The file or the upload does not exist.', 'Ce fichier n’existe pas.'],
  'file-in-use': [409, 'An issue or a page uses the file.', 'Ce fichier sert au site.'],
  'folder-taken': [
    409,
    'The folder already has a file of this kind.',
    'Ce dossier contient déjà un fichier de ce nom.',
  ],
  'offset-conflict': [
    409,
    'The chunk does not begin where the upload ends.',
    'L’envoi ne reprend pas au bon endroit.',
  ],
  // Free space is checked before the first byte, so the size must be known.
  'length-required': [
    411,
    'The upload needs a Content-Length.',
    'La requête doit annoncer la taille du fichier (Content-Length).',
  ],
  'file-too-large': [
    413,
    'The file, or the body, is too large.',
    'Le fichier dépasse la taille maximale de {megaoctets} Mo.',
  ],
  'range-not-satisfiable': [
    416,
    'The range lies outside of the file.',
    'La partie demandée est hors du fichier.',
  ],
  'empty-file': [422, 'The file is empty.', 'Ce fichier est vide.'],
  'invalid-pdf': [422, 'The file is not a complete PDF.', 'Ce fichier n’est pas un PDF.'],
  'invalid-image': [
    422,
    'The file is not a supported, complete image.',
    'Cette image n’est pas valable.',
  ],
  'invalid-checksum': [
    422,
    'The received bytes do not have the announced MD5.',
    'Le fichier reçu n’est pas celui qui a été envoyé\u00a0: envoyez-le de nouveau.',
  ],
  'server-file-wrong-size': [
    422,
    'The received file does not have the announced size.',
    'Le fichier reçu n’a pas la taille annoncée\u00a0: envoyez-le de nouveau.',
  ],
  'insufficient-storage': [
    507,
    'The disk of the server is full.',
    'Il n’y a plus assez de place sur le disque du serveur\u00a0: prévenez la personne qui s’en occupe.',
  ],
} as const satisfies Record<string, ErrorRow>
