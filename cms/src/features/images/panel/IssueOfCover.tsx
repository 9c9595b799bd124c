import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'

import { RecordTitle } from '../../../fields/RecordTitle'
import { nameIssueOfFile } from '../../../media/usage/nameIssueOfFile'
import type { Image } from '../../../payload-types'

type ImageTitleProps = Pick<UIFieldServerProps, 'id' | 'payload'> & { data?: Partial<Image> }

/** Names the form of a cover by its issue, of another image by its text or file. */
export async function ImageTitle({ id, payload, data }: ImageTitleProps) {
  const isCover = id !== undefined && data?.usage === 'couverture'
  const issue = isCover ? await nameIssueOfFile(payload, 'couverture', String(id)) : undefined
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

type UsageCellProps = Pick<DefaultServerCellComponentProps, 'payload'> &
  Partial<Omit<DefaultServerCellComponentProps, 'payload'>>

/** In the list of images, where every cover is named cover.jpg: of which issue it is. */
export async function UsageCell({ payload, rowData, columnIndex = 0, link }: UsageCellProps) {
  if (!rowData) return null
  const { id, usage } = rowData as Image
  const isCover = usage === 'couverture'
  const issue = isCover ? await nameIssueOfFile(payload, 'couverture', id) : undefined
  return (
    <RenderDefaultCell
      clientProps={{
        ...{
          cellData: isCover ? toCoverName(issue) : 'Image d’une page',
          collectionSlug: 'images',
        },
        ...{ link, rowData, field: { name: 'usage', type: 'text' } },
      }}
      columnIndex={columnIndex}
      isLinkedColumn={link}
    />
  )
}
