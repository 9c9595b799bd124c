import Link from 'next/link'
import type { ServerProps } from 'payload'

import { durations, formatDuration } from '../../retention/durations'
import { parsePeriod, PERIODS } from '../calendarDays'
import { readStatistics, type Statistics } from '../readStatistics'
import { COLUMNS, COUNTERS, formatTitle } from '../counters'
import { Chart } from './Chart'
import { CountsTable, MostOpened } from './CountTables'
import { formatChange, formatCount, formatCounted, formatDayRange, formatList } from './formats'
import './StatisticsPanel.css'

/** Dashboard section for administrators: opening and download counts of the issues. */
export async function StatisticsPanel({ payload, user, searchParams }: ServerProps) {
  if (user?.role !== 'administrateur') return null
  const statistics = await readStatistics(payload, parsePeriod(searchParams?.periode))
  const { period, range, total } = statistics
  const isEmpty = COLUMNS.every((column) => total[column] === 0)

  return (
    <section className="frequentation" aria-labelledby="frequentation">
      <div className="frequentation__tete">
        <div>
          <h2 id="frequentation">Fréquentation des numéros</h2>
          <p>{formatDayRange(range)}</p>
        </div>
        <nav aria-label="Période de la fréquentation">
          <ul>
            {PERIODS.map((days) => (
              <li key={days}>
                <Link
                  href={`/admin?periode=${days}`}
                  aria-current={days === period ? 'true' : undefined}
                  prefetch={false}
                  scroll={false}
                >
                  {days}&nbsp;jours
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {isEmpty ? <EmptyMessage period={period} /> : <Figures {...statistics} />}
      <p className="frequentation__note">
        Comptée sans cookie et sans rien garder des visiteurs&nbsp;; les robots qui se nomment n’y
        sont pas. Les chiffres sont effacés au bout de {formatDuration(durations.audience)}.
      </p>
    </section>
  )
}

const EmptyMessage = ({ period }: Pick<Statistics, 'period'>) => (
  <p className="frequentation__vide">
    Aucun numéro n’a été ouvert ces {period}&nbsp;derniers jours. Le graphique commence dès qu’un
    visiteur en ouvre un.
  </p>
)

function Figures(statistics: Statistics) {
  const { range, points, total, mostOpened } = statistics
  return (
    <>
      <Totals {...statistics} />
      <Chart
        points={points}
        title={`Fréquentation des numéros, ${formatDayRange(range)}`}
        description={describeChart(statistics)}
      />
      <div className="frequentation__suite">
        <CountsTable points={points} total={total} />
        {/* A file download, not an admin route. */}
        <a href={`/api/frequentation/export.csv?du=${range.du}&au=${range.au}`} download>
          Exporter en CSV
        </a>
      </div>
      {mostOpened.length > 0 && <MostOpened issues={mostOpened} />}
    </>
  )
}

function describeChart({ points, total }: Statistics): string {
  const highest = points.reduce((most, point) => (point.vues > most.vues ? point : most))
  return [
    `${formatList(COUNTERS.map(({ column, noun }) => formatCounted(total[column], noun)))}.`,
    `Le plus haut\u00a0: ${formatCounted(highest.vues, 'ouverture')}, ${formatDayRange(highest)}.`,
    'Tous les chiffres sont sous «\u00a0Voir les chiffres\u00a0».',
  ].join(' ')
}

/** The totals, each with its chart colour and the total of the previous period. */
function Totals({ total, before, period }: Statistics) {
  return (
    <dl className="frequentation__totaux">
      {COUNTERS.map((counter) => (
        <div key={counter.column} data-serie={counter.column}>
          <dt>{formatTitle(counter)}</dt>
          <dd>{formatCount(total[counter.column])}</dd>
          <dd className="frequentation__evolution">
            {compare(total[counter.column], before[counter.column], period)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function compare(count: number, before: number, days: number): string {
  const when = `les ${days}\u00a0jours d’avant`
  if (before === count) return `Autant que ${when}`
  if (before === 0) return `0\u00a0${when}`
  return `${formatChange(count, before)} par rapport aux ${formatCount(before)} des ${days}\u00a0jours d’avant`
}
