import { createBlock } from '@web/ui/createBlock'
import styles from './ColumnForm.module.css'

/** Form of a page: its fields and its button, in a column. */
export const ColumnForm = createBlock('form', styles.form)
