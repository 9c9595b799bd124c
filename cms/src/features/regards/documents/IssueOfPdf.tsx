import type { UIFieldServerProps } from 'payload'

import { RecordTitle } from '../../../fields/RecordTitle'
import { TextCell, type RowCellProps } from '../../../fields/TextCell'
import { nameIssueOfFile } from '../../../media/usage/nameIssueOfFile'

/** Names the form of a PDF by its issue: « PDF de Regards n° 56 ». */
export async function PdfTitle({ id, payload }: Pick<UIFieldServerProps, 'id' | 'payload'>) {
  const issue = id ? await nameIssueOfFile(payload, 'documents', String(id)) : undefined
  const title = issue ? `PDF de ${issue}` : 'PDF sans numéro'
  return <RecordTitle title={title} newTitle="Nouveau PDF" names={[]} />
}

/** In the list of PDFs: the issue of each. */
export async function IssueCell({ payload, rowData, columnIndex, link }: RowCellProps) {
  if (!rowData) return null
  const issue = await nameIssueOfFile(payload, 'documents', (rowData as { id: string }).id)
  const frame = {
    rowData,
    columnIndex,
    link,
    collectionSlug: 'documents' as const,
    name: 'parution',
  }
  return <TextCell {...frame} text={issue ?? 'Aucun numéro'} />
}
