import type { Payload } from 'payload'

import { formatFirstOfMonth } from '../../../fields/typography/formatFirstOfMonth'
import {
  readSender,
  renderRichTextAsText,
  type EmailBlock,
  type EmailContent,
  type Sender,
} from '../../../infrastructure/email'
import { env } from '../../../lib/env'
import { getRelationId } from '../../../lib/payload/getRelationId'
import type { Image, Regard } from '../../../payload-types'
import { readContents, toLine, type ContentsEntry } from '../../articles'
import { isOwnLetter, type AnnonceRow } from './rows'

/** Pixels; wide enough to read the title on a cover. */
const COVER_WIDTH = 320
const SUMMARY_LENGTH = 600

/** Articles that an e-mail names. */
const MAX_LISTED = 12

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** The e-mail that announces an issue, as every subscriber gets it. */
export interface Letter {
  subject: string
  content: EmailContent
}

/**
 * Reads the e-mail that announces a published issue, from the issue as it is now.
 * @param withDraft also of an issue that is not published yet, for its preview
 * @returns undefined when the issue was deleted, or withdrawn from the site
 */
export async function readLetter(
  payload: Payload,
  regardId: string,
  { withDraft = false } = {},
): Promise<Letter | undefined> {
  const read = (draft: boolean) =>
    payload.findByID({ collection: 'regards', id: regardId, depth: 1, disableErrors: true, draft })
  const [sender, current] = await Promise.all([readSender(payload), read(false)])
  const isDraft = current?._status === 'draft'
  if (isDraft && !withDraft) return undefined
  const regard = isDraft ? await read(true) : current
  if (!regard) return undefined
  return {
    subject: getSubject(regard),
    content: {
      sender,
      preheader: `Le numéro ${regard.numero} de Regards est paru.`,
      blocks: toEmailBlocks(regard, await readArticles(payload, regard)),
      reason: describeReason(sender),
    },
  }
}

/** Why somebody receives a letter, at its end. */
const describeReason = ({ nom }: Sender): string =>
  `Vous recevez ce message parce que cette adresse est inscrite à la lettre d’information «\u00a0${nom}\u00a0».`

const getSubject = ({ numero, titre }: Regard): string =>
  titre ? `Regards n°\u00a0${numero}\u00a0: ${titre}` : `Regards n°\u00a0${numero} est paru`

async function readArticles(payload: Payload, { pdf }: Regard): Promise<ContentsEntry[]> {
  const document = getRelationId(pdf)
  const contents = document ? await readContents(payload, [document]) : undefined
  return contents?.get(document ?? '') ?? []
}

function toEmailBlocks(regard: Regard, articles: ContentsEntry[]): EmailBlock[] {
  const { numero, titre, sommaire, dateParution } = regard
  const url = `${env.siteUrl}/regards/${numero}`
  const cover = getCoverBlock(regard)
  return [
    {
      kind: 'overline',
      text: `Regards n°\u00a0${numero}${describeDate(dateParution)}`,
    },
    { kind: 'title', text: titre ?? `Le numéro ${numero} de Regards est paru` },
    ...(cover ? [{ ...cover, link: url } as const] : []),
    ...(sommaire ? [{ kind: 'text', text: truncateSummary(sommaire) } as const] : []),
    ...(articles.length > 0 ? [{ kind: 'text', text: listArticles(articles) } as const] : []),
    { kind: 'button', label: `Lire le numéro ${numero}`, url },
  ]
}

/** A draft may have no date yet. */
const describeDate = (date: string | null | undefined): string =>
  date ? `, paru le ${formatFirstOfMonth(day.format(new Date(date)))}` : ''

/** Names the articles of an issue, one a line. */
function listArticles(articles: ContentsEntry[]): string {
  const lines = articles.slice(0, MAX_LISTED).map((article) => `–\u00a0${toLine(article)}`)
  const others = articles.length - lines.length
  const rest = others === 1 ? 'et un autre article' : `et ${others} autres articles`
  return ['Dans ce numéro\u00a0:', ...lines, ...(others > 0 ? [rest] : [])].join('\n')
}

function getCoverBlock({ numero, couverture }: Regard) {
  const image = typeof couverture === 'object' ? couverture : undefined
  const url = image && getCoverUrl(image)
  if (!url) return undefined
  const alt = image.alt ?? `Couverture du numéro ${numero}`
  return { kind: 'picture', url: `${env.siteUrl}${url}`, alt, width: COVER_WIDTH } as const
}

/** The JPEG: not every e-mail client shows WebP and AVIF. The jobs of an upgrade make it. */
const getCoverUrl = ({ url, sizes }: Image): string | null | undefined => sizes?.jpeg?.url ?? url

/** Truncates a text at a word boundary; keeps line breaks. */
function truncateSummary(text: string): string {
  const whole = text.trim()
  if (whole.length <= SUMMARY_LENGTH) return whole
  const words = whole.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')
  return `${words.replace(/(?<![\s.,;:!?…–-])[\s.,;:!?…–-]+$/, '')}…`
}

const PREHEADER_LENGTH = 140

type Source = Pick<AnnonceRow, 'regard' | 'objet' | 'texte'>

/**
 * Returns the e-mail of a campaign, as it is now; undefined for an announcement of an issue that
 * visitors do not see, and a letter without a subject or a text.
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
