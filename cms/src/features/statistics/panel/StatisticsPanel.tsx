import Link from 'next/link'
import type { ServerProps } from 'payload'

import { durations } from '../../retention/durations'
import { formatDuration } from '../../retention/formatDuration'
import { PERIODS, parsePeriod } from '../daily/periods'
import { readStatistics, type Statistics as AudienceData } from '../daily/readStatistics'
import { Chart } from './Chart'
import { CountsTable } from './CountsTable'
import { formatDownloads, formatDayRange, formatOpenings } from './formats'
import { MostOpened } from './MostOpened'
import { Totals } from './Totals'
import './StatisticsPanel.css'

/** Dashboard section for administrators: opening and download counts of the issues. */
export async function StatisticsPanel({ payload, user, searchParams }: ServerProps) {
  if (user?.role !== 'administrateur') return null
  const audience = await readStatistics(payload, parsePeriod(searchParams?.periode))
  const { period, range, total } = audience
  const isEmpty = total.vues + total.telechargements === 0

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
      {isEmpty ? <EmptyMessage period={period} /> : <Figures {...audience} />}
      <p className="frequentation__note">
        Comptée sans cookie et sans rien garder des visiteurs&nbsp;; les robots qui se nomment n’y
        sont pas. Les chiffres sont effacés au bout de {formatDuration(durations.audience)}.
      </p>
    </section>
  )
}

const EmptyMessage = ({ period }: Pick<AudienceData, 'period'>) => (
  <p className="frequentation__vide">
    Aucun numéro n’a été ouvert ces {period}&nbsp;derniers jours. Le graphique commence dès qu’un
    visiteur en ouvre un.
  </p>
)

function Figures(audience: AudienceData) {
  const { range, points, total, mostOpened } = audience
  return (
    <>
      <Totals {...audience} />
      <Chart
        points={points}
        title={`Fréquentation des numéros, ${formatDayRange(range)}`}
        description={describeChart(audience)}
      />
      <div className="frequentation__suite">
        <CountsTable points={points} total={total} />
        {/* A file download, not an admin route. */}
        <a href={`/api/frequentation/export.csv?du=${range.du}&au=${range.au}`} download>
          Exporter en CSV
        </a>
      </div>
      <MostOpened issues={mostOpened} />
    </>
  )
}

function describeChart({ points, total }: AudienceData): string {
  const highest = points.reduce((most, point) => (point.vues > most.vues ? point : most))
  return [
    `${formatOpenings(total.vues)} et ${formatDownloads(total.telechargements)}.`,
    `Le plus haut\u00a0: ${formatOpenings(highest.vues)}, ${formatDayRange(highest)}.`,
    'Tous les chiffres sont sous «\u00a0Voir les chiffres\u00a0».',
  ].join(' ')
}
