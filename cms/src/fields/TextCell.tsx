import { RenderDefaultCell } from '@payloadcms/ui'
import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'

/** Props of a cell without a stored value: Payload's forms render it too, without a row. */
export type RowCellProps = Pick<DefaultServerCellComponentProps, 'payload'> &
  Partial<Omit<DefaultServerCellComponentProps, 'payload'>>

interface TextCellProps extends Pick<RowCellProps, 'columnIndex' | 'link'> {
  rowData: DefaultServerCellComponentProps['rowData']
  text: string
  /** Name of the field whose column it is. */
  name: string
  collectionSlug: CollectionSlug
}

/**
 * A cell of a list with a text of the server. As the first column, it links to the form of the
 * record, or selects the record in the drawer of another form.
 */
export const TextCell = ({ text, name, columnIndex = 0, ...props }: TextCellProps) => (
  <RenderDefaultCell
    clientProps={{ ...props, cellData: text, field: { name, type: 'text' } }}
    columnIndex={columnIndex}
    isLinkedColumn={props.link}
  />
)
