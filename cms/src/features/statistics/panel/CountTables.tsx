import type { ChartPoint, CountedIssue } from '../readStatistics'
import type { Counts } from '../dailyCounts'
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

/** The most opened issues, each with a link. */
export function MostOpened({ issues }: { issues: CountedIssue[] }) {
  const most = Math.max(1, ...issues.map(({ vues }) => vues))
  return (
    <table className="frequentation__numeros">
      <caption>Numéros les plus ouverts</caption>
      <thead>
        <tr>
          <th scope="col">Numéro</th>
          <th scope="col">Ouvertures</th>
          <th scope="col">Téléchargements</th>
        </tr>
      </thead>
      <tbody>
        {issues.map(({ id, numero, titre, vues, telechargements }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/admin/collections/regards/${id}`}>Regards n°&nbsp;{numero}</a>
              {titre && <span className="frequentation__nom">{titre}</span>}
              <span
                className="frequentation__part"
                aria-hidden="true"
                style={{ width: `${(vues / most) * 100}%` }}
              />
            </th>
            <td>{formatCount(vues)}</td>
            <td>{formatCount(telechargements)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
