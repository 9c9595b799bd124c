/**
 * Sends a mail to the SMTP server at the address given, and kills itself in the next turn of the
 * event loop once it is told that the mail's end is handed over.
 */
import { writeSync } from 'node:fs'
import { createTransport } from '../../../../../cms/src/infrastructure/email/createTransport'
import { onHandover } from '../../../../../cms/src/infrastructure/email/notifyHandover'

const [, , smtpUrl = ''] = process.argv
const headers = { 'X-Told': 'yes' }
onHandover(headers, () => {
  writeSync(1, 'told')
  setImmediate(() => process.kill(process.pid, 'SIGKILL'))
})
await createTransport({ smtpUrl, isEmbedded: false, dataDir: '' }).sendMail({
  from: 'ne-pas-repondre@site.test',
  to: 'lectrice@exemple.test',
  subject: 'Le numéro 12',
  text: 'Bonjour\n',
  headers,
})
