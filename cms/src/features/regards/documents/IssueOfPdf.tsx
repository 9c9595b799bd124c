import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'

import { RecordTitle } from '../../../fields/RecordTitle'
import { nameIssueOfFile } from '../../../media/usage/nameIssueOfFile'

/** Names the form of a PDF by its issue: « PDF de Regards n° 56 ». */
export async function PdfTitle({ id, payload }: Pick<UIFieldServerProps, 'id' | 'payload'>) {
  const issue = id ? await nameIssueOfFile(payload, 'pdf', String(id)) : undefined
  const title = issue ? `PDF de ${issue}` : 'PDF sans numéro'
  return <RecordTitle title={title} newTitle="Nouveau PDF" names={[]} />
}

/** The forms of Payload render the cell of a `ui` field too, without a row. */
type IssueCellProps = Pick<DefaultServerCellComponentProps, 'payload'> &
  Partial<Omit<DefaultServerCellComponentProps, 'payload'>>

/**
 * In the list of PDFs: the issue of each. As the first column, Payload's cell links to the form of
 * the PDF, or selects the PDF in the drawer of an issue's form.
 */
export async function IssueCell({ payload, rowData, columnIndex = 0, link }: IssueCellProps) {
  if (!rowData) return null
  const name = await nameIssueOfFile(payload, 'pdf', (rowData as { id: string }).id)
  return (
    <RenderDefaultCell
      clientProps={{
        ...{ cellData: name ?? 'Aucun numéro', collectionSlug: 'documents', link, rowData },
        field: { name: 'parution', type: 'text' },
      }}
      columnIndex={columnIndex}
      isLinkedColumn={link}
    />
  )
}
