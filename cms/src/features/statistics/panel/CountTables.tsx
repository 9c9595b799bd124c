import type { ChartPoint, CountedIssue } from '../readStatistics'
import { COLUMNS, COUNTERS, formatTitle, type Counts } from '../counters'
import { formatCount, formatDayRange, formatList } from './formats'

const [FIRST, ...OTHERS] = COUNTERS

/** « Ouvertures et téléchargements ». */
const TITLE = formatList([formatTitle(FIRST), ...OTHERS.map(({ noun }) => `${noun}s`)])

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
            {TITLE} par {isOfWeeks ? 'semaine' : 'jour'}
          </caption>
          <thead>
            <tr>
              <th scope="col">{isOfWeeks ? 'Semaine' : 'Jour'}</th>
              <Titles />
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.du}>
                <th scope="row">{formatDayRange(point)}</th>
                <Cells {...point} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <Cells {...total} />
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  )
}

const Titles = () =>
  COUNTERS.map((counter) => (
    <th key={counter.column} scope="col">
      {formatTitle(counter)}
    </th>
  ))

const Cells = (counts: Counts) =>
  COLUMNS.map((column) => <td key={column}>{formatCount(counts[column])}</td>)

/** The most opened issues, each with a link. */
export function MostOpened({ issues }: { issues: CountedIssue[] }) {
  const most = Math.max(1, ...issues.map(({ vues }) => vues))
  return (
    <table className="frequentation__numeros">
      <caption>Numéros les plus ouverts</caption>
      <thead>
        <tr>
          <th scope="col">Numéro</th>
          <Titles />
        </tr>
      </thead>
      <tbody>
        {issues.map(({ id, numero, titre, ...counts }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/admin/collections/regards/${id}`}>Regards n°&nbsp;{numero}</a>
              {titre && <span className="frequentation__nom">{titre}</span>}
              <span
                className="frequentation__part"
                aria-hidden="true"
                style={{ width: `${(counts.vues / most) * 100}%` }}
              />
            </th>
            <Cells {...counts} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
