import type { Payload, SendEmailOptions } from 'payload'
import { renderEmail } from './renderEmail'
import type { EmailBlock, EmailContent, Sender } from './types'

interface Message extends Omit<EmailContent, 'sender' | 'blocks'> {
  subject: string
  /** Heading, if it is not the subject. */
  title?: string
  /** Below the heading; a string is a paragraph. */
  blocks: (string | EmailBlock)[]
}

/** Creates an e-mail of the site, signed as the settings say. */
export async function createEmail(
  payload: Payload,
  to: string,
  { subject, title = subject, blocks, ...content }: Message,
): Promise<SendEmailOptions> {
  const sender = await readSender(payload)
  const below = blocks.map((block): EmailBlock =>
    typeof block === 'string' ? { kind: 'text', text: block } : block,
  )
  const body = renderEmail({
    ...content,
    sender,
    blocks: [{ kind: 'title', text: title }, ...below],
  })
  return { to, subject, ...body }
}

/** Reads the sender's name and postal address from the site's current settings. */
export async function readSender(payload: Payload): Promise<Sender> {
  const { nom, adresse } = await payload.findGlobal({
    slug: 'parametres',
    depth: 0,
    select: { nom: true, adresse: true },
  })
  return { nom, adresse }
}
