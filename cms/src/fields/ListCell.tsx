import type { DefaultServerCellComponentProps } from 'payload'

/** In a list: the values of a field of several texts, where Payload has `["Anne","Yves"]`. */
export const ListCell = ({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) =>
  (Array.isArray(cellData) && cellData.join(', ')) || '–'
