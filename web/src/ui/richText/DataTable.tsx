import { css } from 'styled-components'
import { theme } from '@web/theme/theme'
import { withOrdinals } from '../withOrdinals'

type DataTableProps = { label: string; head: string[] | undefined; rows: string[][] }

/** A table of a text, in plain elements; its style is in `dataTableStyle`, for the text around it. */
export function DataTable({ label, head, rows }: DataTableProps) {
  return (
    // Scrolls sideways when it is wide: reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region
    <div data-table="" role="group" aria-label={label} tabIndex={0}>
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

export const dataTableStyle = css`
  [data-table] {
    overflow-x: auto;
  }

  table {
    border-collapse: collapse;
    font-size: ${theme.fontSizes.small};
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
  }

  :is(th, td) {
    min-width: 5rem;
    padding: ${theme.space.xs} ${theme.space.s};
    border: 1px solid ${theme.colors.line};
    text-align: start;
    vertical-align: top;
  }

  th {
    background: ${theme.colors.sunken};
  }
`
