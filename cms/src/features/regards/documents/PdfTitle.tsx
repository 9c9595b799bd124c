import type { UIFieldServerProps } from 'payload'

import { RecordTitle } from '../../../fields/RecordTitle'
import { nameIssueOfPdf } from './issueOfPdf'

/** Names the form of a PDF by its issue: « PDF de Regards n° 56 ». */
export async function PdfTitle({ id, payload }: Pick<UIFieldServerProps, 'id' | 'payload'>) {
  const issue = id ? await nameIssueOfPdf(payload, String(id)) : undefined
  const title = issue ? `PDF de ${issue}` : 'PDF sans numéro'
  return <RecordTitle title={title} newTitle="Nouveau PDF" names={[]} />
}
