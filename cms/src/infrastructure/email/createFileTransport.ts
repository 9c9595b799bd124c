import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import { createTransport, type Transporter } from 'nodemailer'

import { log } from '../../lib/log'

/** Folder of e-mails written as files, when there is no SMTP server. */
export const getEmailDir = (dataDir: string): string => path.join(dataDir, 'mails')

/**
 * A nodemailer transport without an SMTP server: writes each message to a file in `mails`, readable
 * by its owner only, and logs its name.
 * @param dataDir parent of the folder `mails`
 */
export function createFileTransport(dataDir: string): Transporter {
  const dir = getEmailDir(dataDir)
  return createTransport({
    name: 'files',
    version: '1',
    send: (mail, callback) => {
      const message = mail.message
      const envelope = message.getEnvelope()
      message
        .build()
        .then((bytes) => writeMessage(dir, bytes))
        .then((file) => {
          const destinataires = [envelope.to].flat()
          log.info({ destinataires, sujet: mail.data.subject, fichier: file }, 'Message écrit')
          callback(null, { envelope, messageId: message.messageId(), file })
        })
        .catch((error: unknown) => callback(error as Error, undefined))
    },
  })
}

/** @returns the path of the new file */
async function writeMessage(dir: string, bytes: Buffer): Promise<string> {
  await fs.mkdir(dir, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const file = path.join(dir, `${time}-${randomBytes(4).toString('hex')}.eml`)
  await fs.writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
  return file
}
