import { buffer, json } from 'node:stream/consumers'

import { BackupError } from '../BackupError'
import type { BackupTarget } from '../targets/BackupTarget'
import { createKeyFile, noCipher, openKeyFile, type Cipher } from './Cipher'
import { Repository } from './Repository'

const FORMAT_FILE = 'format.json'
const KEY_FILE = 'cle.age'
const README_FILE = 'LISEZMOI.txt'

interface Format {
  format: 'regards-sauvegarde'
  version: number
  isEncrypted: boolean
}

/**
 * Opens the backup in a target.
 * @param passphrase BACKUP_KEY
 * @param create whether to begin a backup, encrypted if there is a passphrase, where there is none;
 * the caller holds the lock (openForWriting.ts)
 * @throws BackupError when there is none, for a missing, superfluous or wrong passphrase, and for a
 * format of a newer version
 */
export async function openRepository(
  target: BackupTarget,
  passphrase: string | undefined,
  { create = false } = {},
): Promise<Repository> {
  const format =
    (await readFormat(target)) ?? (create ? await begin(target, passphrase) : undefined)
  if (!format) {
    throw new BackupError(`Il n’y a aucune sauvegarde dans ${target.description}.`, 'no-backup')
  }
  if (format.version > 1) {
    throw new BackupError(
      'Cette sauvegarde vient d’une version plus récente du site\u00a0: mettez d’abord le site à jour.',
      'newer-version',
    )
  }
  return new Repository(target, await openCipher(target, format, passphrase))
}

async function readFormat(target: BackupTarget): Promise<Format | undefined> {
  const file = await target.read(FORMAT_FILE)
  return file && ((await json(file)) as Format)
}

async function begin(target: BackupTarget, passphrase: string | undefined): Promise<Format> {
  // The key first: without the format there is no backup yet, and the next call begins again.
  if (passphrase) await target.put(KEY_FILE, await createKeyFile(passphrase))
  const isEncrypted = passphrase !== undefined
  await target.put(README_FILE, Buffer.from(readmeText(isEncrypted)))
  const format: Format = { format: 'regards-sauvegarde', version: 1, isEncrypted }
  await target.put(FORMAT_FILE, Buffer.from(`${JSON.stringify(format, null, 2)}\n`))
  return format
}

async function openCipher(
  target: BackupTarget,
  { isEncrypted }: Format,
  passphrase: string | undefined,
): Promise<Cipher> {
  if (!isEncrypted && !passphrase) return noCipher
  if (!isEncrypted) {
    throw new BackupError(
      `Les sauvegardes de ${target.description} ne sont pas chiffrées, et BACKUP_KEY est réglé\u00a0: choisissez un autre dossier, ou retirez BACKUP_KEY.`,
      'not-encrypted',
    )
  }
  if (!passphrase) {
    throw new BackupError(
      'Cette sauvegarde est chiffrée\u00a0: donnez sa clé dans BACKUP_KEY.',
      'key-missing',
    )
  }
  const keyFile = await target.read(KEY_FILE)
  const cipher = keyFile && (await openKeyFile(await buffer(keyFile), passphrase))
  if (cipher) return cipher
  throw new BackupError(
    keyFile
      ? 'La clé BACKUP_KEY n’ouvre pas cette sauvegarde.'
      : `Le fichier ${KEY_FILE} manque\u00a0: sans lui la sauvegarde est illisible.`,
    keyFile ? 'wrong-key' : 'damaged',
  )
}

/** Text at the root of a backup, for a person who finds it without the product. */
const readmeText = (isEncrypted: boolean): string => `Sauvegardes du site Regards.

Restaurer\u00a0: «\u00a0npm run restore --\u00a0» et l’adresse de ce dossier, depuis le logiciel du site.
Tout est expliqué dans docs/sauvegarde.md.

Contenu\u00a0:
  format.json  version du format
  snapshots/   une liste par sauvegarde (JSON)\u00a0: tables, fichiers, empreintes SHA-256
  blobs/       les contenus, chacun une seule fois, nommés par leur empreinte\u00a0; les lignes des tables
               et la liste des fichiers sont en JSON, une par ligne, compressées par gzip
${
  isEncrypted
    ? `  cle.age      la clé, chiffrée par la phrase BACKUP_KEY

Tout est chiffré au format age (https://age-encryption.org). Sans le logiciel du site\u00a0:
  age --decrypt --output cle.txt cle.age           (demande la phrase BACKUP_KEY)
  age --decrypt --identity cle.txt fichier.age
Sans la phrase BACKUP_KEY, rien ne peut être lu, par personne.
`
    : `
Rien n’est chiffré\u00a0: gardez ce dossier à l’abri, il contient des données personnelles.
`
}`
