import { BackupError } from '../BackupError'
import type { BackupTarget } from '../targets/BackupTarget'
import { createKeyFile, noCipher, openKeyFile, type Cipher } from './Cipher'
import { readmeText } from './readmeText'
import { readAll, Repository } from './Repository'

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
  return file && (JSON.parse((await readAll(file)).toString('utf8')) as Format)
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
  const cipher = keyFile && (await openKeyFile(await readAll(keyFile), passphrase))
  if (cipher) return cipher
  throw new BackupError(
    keyFile
      ? 'La clé BACKUP_KEY n’ouvre pas cette sauvegarde.'
      : `Le fichier ${KEY_FILE} manque\u00a0: sans lui la sauvegarde est illisible.`,
    keyFile ? 'wrong-key' : 'damaged',
  )
}
