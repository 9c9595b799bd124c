import { withOrdinals } from '../texts'
import styles from './DataTable.module.css'

type DataTableProps = { label: string; head: string[] | null; rows: string[][] }

/** A table of a text. */
export function DataTable({ label, head, rows }: DataTableProps) {
  return (
    // Scrolls sideways when it is wide: reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region
    <div className={styles.frame} data-table="" role="group" aria-label={label} tabIndex={0}>
      <table>
        {head && (
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col">
                  {withOrdinals(cell)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, index) => (
                <td key={index}>{withOrdinals(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
