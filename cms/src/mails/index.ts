export { formatSender, mailAdapter } from './mailAdapter'
export { readSender } from './readSender'
export { renderMail } from './renderMail'
export type { MailBlock, MailContent, Sender } from './types'
