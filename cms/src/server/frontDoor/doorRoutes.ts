import { consentRoute } from '../../features/consent/doorRoute'
import { bookRoute } from '../../features/epub/doorRoute'
import { subscriptionRoute } from '../../features/newsletter/doorRoute'
import { harvestRoute } from '../../features/oai/doorRoute'
import { pdfRoute } from '../../features/regards/doorRoute'
import { countRoute } from '../../features/statistics/doorRoute'
import type { DoorRoute } from '../../lib/http/doorRoute'

const routes: readonly DoorRoute[] = [
  ...[pdfRoute, bookRoute, harvestRoute],
  ...[countRoute, consentRoute, subscriptionRoute],
]

/** Finds the feature's own route of a path. */
export const findDoorRoute = (pathname: string): DoorRoute | undefined =>
  routes.find(({ path }) => path.test(pathname))
