import Link from 'next/link'
import type { ServerProps } from 'payload'

import { durations } from '../../retention/durations'
import { inWords } from '../../retention/inWords'
import { PERIODES, readPeriode } from '../periodes'
import { readAudience, type Audience as AudienceData } from '../readAudience'
import { Chart } from './Chart'
import { CountsTable } from './CountsTable'
import { formatDownloads, formatJours, formatOpenings } from './formats'
import { MostOpened } from './MostOpened'
import { Totals } from './Totals'
import './Audience.css'

/** On the panel's first page, for administrators: how often issues were opened and downloaded. */
export async function Audience({ payload, user, searchParams }: ServerProps) {
  if (user?.role !== 'administrateur') return null
  const audience = await readAudience(payload, readPeriode(searchParams?.periode))
  const { periode, jours, total } = audience
  const isEmpty = total.vues + total.telechargements === 0

  return (
    <section className="frequentation" aria-labelledby="frequentation">
      <div className="frequentation__tete">
        <div>
          <h2 id="frequentation">Fréquentation des numéros</h2>
          <p>{formatJours(jours)}</p>
        </div>
        <nav aria-label="Période de la fréquentation">
          <ul>
            {PERIODES.map((days) => (
              <li key={days}>
                <Link
                  href={`/admin?periode=${days}`}
                  aria-current={days === periode ? 'true' : undefined}
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
      {isEmpty ? <Nothing periode={periode} /> : <Figures {...audience} />}
      <p className="frequentation__note">
        Comptée sans cookie et sans rien garder des visiteurs&nbsp;; les robots qui se nomment n’y
        sont pas. Les chiffres sont effacés au bout de {inWords(durations.audience)}.
      </p>
    </section>
  )
}

const Nothing = ({ periode }: Pick<AudienceData, 'periode'>) => (
  <p className="frequentation__vide">
    Aucun numéro n’a été ouvert ces {periode}&nbsp;derniers jours. Le graphique commence dès qu’un
    visiteur en ouvre un.
  </p>
)

function Figures(audience: AudienceData) {
  const { jours, points, total, mostOpened } = audience
  return (
    <>
      <Totals {...audience} />
      <Chart
        points={points}
        title={`Fréquentation des numéros, ${formatJours(jours)}`}
        description={describe(audience)}
      />
      <div className="frequentation__suite">
        <CountsTable points={points} total={total} />
        {/* A file, and no page of the panel. */}
        <a href={`/api/frequentation/export.csv?du=${jours.du}&au=${jours.au}`} download>
          Exporter en CSV
        </a>
      </div>
      <MostOpened issues={mostOpened} />
    </>
  )
}

function describe({ points, total }: AudienceData): string {
  const highest = points.reduce((most, point) => (point.vues > most.vues ? point : most))
  return [
    `${formatOpenings(total.vues)} et ${formatDownloads(total.telechargements)}.`,
    `Le plus haut\u00a0: ${formatOpenings(highest.vues)}, ${formatJours(highest)}.`,
    'Tous les chiffres sont sous «\u00a0Voir les chiffres\u00a0».',
  ].join(' ')
}
