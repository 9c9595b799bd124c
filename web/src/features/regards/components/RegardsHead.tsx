import { paths } from '../../../app/paths'
import { PageHead } from '../../../ui/PageHead'
import type { RegardItem } from '../helpers/toRegardItem'
import { PeriodicalThing } from './PeriodicalThing'

type RegardsHeadProps = {
  /** The issues on show. */
  regards: RegardItem[]
  annee?: number
}

const description =
  'Tous les numéros de Regards, la revue trimestrielle des arts et traditions populaires, à lire en ligne.'

/** What the magazine's page says of itself. */
export function RegardsHead({ regards, annee }: RegardsHeadProps) {
  const isYear = annee !== undefined
  return (
    <>
      <PageHead
        title={isYear ? `Regards ${annee}` : 'Regards'}
        description={
          isYear ? `Les numéros de Regards parus en ${annee}, à lire en ligne.` : description
        }
        picture={regards.find(({ couverture }) => couverture)?.couverture}
        path={isYear ? paths.annee(annee) : paths.regards}
      />
      <PeriodicalThing regards={regards} />
    </>
  )
}
