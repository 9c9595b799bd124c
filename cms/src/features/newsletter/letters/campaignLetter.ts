import type { Payload } from 'payload'

import { readSender, renderRichTextAsText } from '../../../infrastructure/email'
import { describeReason, readLetter, type Letter } from './readLetter'
import { isOwnLetter, type AnnonceRow } from './rows'

const PREHEADER_LENGTH = 140

type Source = Pick<AnnonceRow, 'regard' | 'objet' | 'texte'>

/**
 * Returns the e-mail of a campaign, as it is now.
 * @returns undefined for an announcement whose issue was deleted or withdrawn, and a letter without a
 * subject or a text
 */
export const readCampaignLetter = (payload: Payload, row: Source): Promise<Letter | undefined> =>
  isOwnLetter(row.regard) ? readOwnLetter(payload, row) : readLetter(payload, row.regard)

/** Returns the e-mail of a letter of one's own; undefined if it lacks its subject or its text. */
export async function readOwnLetter(
  payload: Payload,
  { objet, texte }: Source,
): Promise<Letter | undefined> {
  const text = renderRichTextAsText(texte)
  if (!objet || text === '') return undefined
  const sender = await readSender(payload)
  return {
    subject: objet,
    content: {
      sender,
      preheader: shorten(text.replace(/\s+/g, ' ')),
      blocks: [
        { kind: 'title', text: objet },
        { kind: 'richText', value: texte },
      ],
      reason: describeReason(sender),
    },
  }
}

const shorten = (text: string): string =>
  text.length <= PREHEADER_LENGTH ? text : `${text.slice(0, PREHEADER_LENGTH).trimEnd()}…`
