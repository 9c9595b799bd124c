import type { Client } from '../support/client'
import { poll } from '../support/ports'
import type { Records } from '../support/records'
import {
  makeLink,
  makeList,
  makeParagraph,
  makeRichText,
  makeWords,
  type RichText,
} from './richText'

/** A letter of one's own, or an announcement, as administrators read it. */
export type LetterDoc = {
  id: string
  objet: string
  etat: 'brouillon' | 'prevue' | 'en-cours' | 'terminee' | 'sans-effet'
  datePrevue?: string | null
  obstacle?: string | null
  regard: string
  total: number
  envoyes: number
  debut?: string | null
  updatedAt: string
}

/** Text of a letter with all that its readers may see. */
export const letterText = makeRichText(
  makeParagraph(
    'Chers amis, le ',
    makeWords('bal', 1),
    ' est dimanche. Voir ',
    makeLink('/regards'),
  ),
  { ...makeParagraph('Le programme'), type: 'heading', tag: 'h2' },
  makeList('Vielle & cornemuse'),
)

/** Writes a letter as its form does. @throws when it is rejected */
export async function writeLetter(
  administrator: Client,
  letter: { objet?: string; texte?: RichText | null } = {},
): Promise<LetterDoc> {
  const { objet = 'Le bal de printemps', texte = letterText } = letter
  const answer = await administrator.post<{ doc: LetterDoc }>('/api/annonces', { objet, texte })
  if (answer.status !== 201) throw new Error(`The letter was not saved: ${answer.text}`)
  return answer.json.doc
}

export async function readLetterDoc(administrator: Client, id: string): Promise<LetterDoc> {
  return (await administrator.get<LetterDoc>(`/api/annonces/${id}?depth=0`)).json
}

/** Waits until a letter has a state. @throws on timeout */
export async function waitForState(
  administrator: Client,
  id: string,
  etat: LetterDoc['etat'],
): Promise<LetterDoc> {
  let last: LetterDoc | undefined
  await poll(async () => (last = await readLetterDoc(administrator, id)).etat === etat, {
    what: `the letter is « ${etat} »`,
  })
  return last as LetterDoc
}

const by = { taskSlug: 'annoncer' }

/** Times for which jobs of letters wait. */
export const findSendingPlans = async (records: Records) =>
  (await records.find('payload-jobs', by)).filter(({ waitUntil }) => Boolean(waitUntil))

/** Brings the minute of all that is planned to be sent, without a wait. */
export async function reachPlannedSending(records: Records): Promise<void> {
  const past = new Date(Date.now() - 60_000)
  await records.update('annonces', { etat: 'prevue' }, { datePrevue: past })
  await records.update('payload-jobs', by, { waitUntil: past })
}
