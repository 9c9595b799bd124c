import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, Payload, UIFieldServerProps } from 'payload'

import { RecordTitle } from '../../../fields/RecordTitle'
import { notInTrash } from '../../../access/published'

/** Names the form of a PDF by its issue: « PDF de Regards n° 56 ». */
export async function PdfTitle({ id, payload }: Pick<UIFieldServerProps, 'id' | 'payload'>) {
  const issue = id ? await nameIssueOfPdf(payload, String(id)) : undefined
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
  const name = await nameIssueOfPdf(payload, (rowData as { id: string }).id)
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

/** Names the issue that has a PDF, published or as a draft: « Regards n° 56 »; undefined without one. */
async function nameIssueOfPdf({ db }: Payload, pdf: string): Promise<string | undefined> {
  const one = { limit: 1, pagination: false } as const
  const { docs } = await db.find<{ numero: number }>({
    collection: 'regards',
    where: { and: [{ pdf: { equals: pdf } }, notInTrash] },
    select: { numero: true },
    ...one,
  })
  if (docs[0]) return `Regards n°\u00a0${docs[0].numero}`
  const drafts = await db.findVersions<{ numero?: number | null }>({
    collection: 'regards',
    where: {
      and: [
        { latest: { equals: true } },
        { 'version.pdf': { equals: pdf } },
        { 'version.deletedAt': { exists: false } },
      ],
    },
    ...one,
  })
  const [draft] = drafts.docs
  return draft && `Regards n°\u00a0${draft.version.numero ?? '…'} (brouillon)`
}
