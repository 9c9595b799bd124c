import type { DefaultServerCellComponentProps } from 'payload'

import { nameIssueOfPdf } from './issueOfPdf'

/** The forms of Payload render the cell of a `ui` field too, without a row. */
type IssueCellProps = Pick<DefaultServerCellComponentProps, 'payload'> &
  Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>

/** In the list of PDFs: the issue that has it. */
export async function IssueCell({ payload, rowData }: IssueCellProps) {
  if (!rowData) return null
  const name = await nameIssueOfPdf(payload, (rowData as { id: string }).id)
  return <>{name ?? 'Aucun numéro'}</>
}
