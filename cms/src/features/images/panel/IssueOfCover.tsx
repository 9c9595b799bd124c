import type { UIFieldServerProps } from 'payload'

import { RecordTitle } from '../../../fields/RecordTitle'
import { TextCell, type RowCellProps } from '../../../fields/TextCell'
import { nameIssueOfFile } from '../../../media/usage/nameIssueOfFile'
import type { Image } from '../../../payload-types'

type ImageTitleProps = Pick<UIFieldServerProps, 'id' | 'payload'> & { data?: Partial<Image> }

/** Names the form of a cover by its issue, of another image by its text or file. */
export async function ImageTitle({ id, payload, data }: ImageTitleProps) {
  const isCover = id !== undefined && data?.usage === 'couverture'
  const issue = isCover ? await nameIssueOfFile(payload, 'images', String(id)) : undefined
  return (
    <RecordTitle
      title={isCover ? toCoverName(issue) : undefined}
      newTitle="Nouvelle image"
      names={['alt', 'filename']}
    />
  )
}

const toCoverName = (issue: string | undefined): string =>
  issue ? `Couverture de ${issue}` : 'Couverture sans numéro'

/** In the list of images, where every cover is named cover.jpg: of which issue it is. */
export async function UsageCell({ payload, rowData, columnIndex, link }: RowCellProps) {
  if (!rowData) return null
  const { id, usage } = rowData as Image
  const isCover = usage === 'couverture'
  const issue = isCover ? await nameIssueOfFile(payload, 'images', id) : undefined
  const frame = { rowData, columnIndex, link, collectionSlug: 'images' as const, name: 'usage' }
  return <TextCell {...frame} text={isCover ? toCoverName(issue) : 'Image d’une page'} />
}
