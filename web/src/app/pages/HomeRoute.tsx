import { AccueilPage } from '../../features/accueil/pages/AccueilPage'
import { LatestRegardTeaser } from '../../features/regards/components/LatestRegardTeaser'
import { paths } from '../paths'

/** The home page, with the magazine's newest issue in it. */
export function HomeRoute() {
  return <AccueilPage latestRegard={<LatestRegardTeaser />} regardsPath={paths.regards} />
}
