import { paths } from '@web/domain/paths'
import { regardsBreadcrumb } from '@web/domain/regards/issueBreadcrumbs'
import { Seo, useAbsoluteUrl } from '@web/lib/seo/Seo'
import type { RegardItem } from '../helpers/toRegardItem'
import { useRevue } from '@web/domain/parametres/useRevue'
import { toPeriodicalJsonLd } from '@web/domain/regards/toPeriodicalJsonLd'
import { JsonLd, ServedJsonLd } from '@web/lib/seo/JsonLd'
import { toIssueJsonLd } from '../helpers/toIssueJsonLd'

type RegardsSeoProps = {
  regards: RegardItem[]
  annee?: number
}

const description =
  'Tous les numéros de Regards, la revue trimestrielle des arts et traditions populaires, à lire en ligne.'

export function RegardsSeo({ regards, annee }: RegardsSeoProps) {
  const isYear = annee !== undefined
  return (
    <>
      <Seo
        title={isYear ? `Regards ${annee}` : 'Regards'}
        description={
          isYear ? `Les numéros de Regards parus en ${annee}, à lire en ligne.` : description
        }
        picture={regards.find(({ couverture }) => couverture)?.couverture}
        path={isYear ? paths.annee(annee) : paths.regards}
        parents={isYear ? [regardsBreadcrumb] : []}
      />
      <PeriodicalJsonLd regards={regards} />
    </>
  )
}

function ServerPeriodicalJsonLd({ regards }: { regards: RegardItem[] }) {
  const revue = useRevue()
  const toAbsoluteUrl = useAbsoluteUrl()
  const hasPart = regards.map((regard) => toIssueJsonLd(regard, toAbsoluteUrl))
  return <JsonLd data={{ ...toPeriodicalJsonLd(revue, toAbsoluteUrl), hasPart }} />
}

/** JSON-LD of the periodical and the issues shown, for search engines. */
const PeriodicalJsonLd = import.meta.env.SSR ? ServerPeriodicalJsonLd : ServedJsonLd
