import type { RegardItem } from '../helpers/toRegardItem'
import { NewBadge } from './NewBadge'
import { RegardPanel } from './RegardPanel'
import { RegardTitleLink } from './RegardTitleLink'

type LatestRegardProps = { regard: RegardItem }

/** The newest issue, highlighted above the others. */
export const LatestRegard = ({ regard }: LatestRegardProps) => (
  <RegardPanel
    regard={regard}
    titleLevel="h2"
    title={<RegardTitleLink numero={regard.numero} />}
    badge={<NewBadge />}
    label="Consulter le dernier numéro"
  />
)
