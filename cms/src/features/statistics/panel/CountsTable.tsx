import type { Counts } from '../daily/counts'
import type { ChartPoint } from '../daily/toChartPoints'
import { formatCount, formatDayRange } from './formats'

/** The chart's numbers as a table, for screen readers and exact values. */
export function CountsTable({ points, total }: { points: ChartPoint[]; total: Counts }) {
  const isOfWeeks = points.some(({ du, au }) => du !== au)
  return (
    <details className="frequentation__chiffres">
      <summary>Voir les chiffres</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <div role="region" aria-labelledby="frequentation-chiffres" tabIndex={0}>
        <table>
          <caption id="frequentation-chiffres">
            Ouvertures et téléchargements par {isOfWeeks ? 'semaine' : 'jour'}
          </caption>
          <thead>
            <tr>
              <th scope="col">{isOfWeeks ? 'Semaine' : 'Jour'}</th>
              <th scope="col">Ouvertures</th>
              <th scope="col">Téléchargements</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.du}>
                <th scope="row">{formatDayRange(point)}</th>
                <td>{formatCount(point.vues)}</td>
                <td>{formatCount(point.telechargements)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{formatCount(total.vues)}</td>
              <td>{formatCount(total.telechargements)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  )
}
