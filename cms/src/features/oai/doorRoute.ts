import type { DoorRoute } from '../../lib/http/doorRoute'

/** Where libraries harvest what is published; OAI-PMH demands POST too. */
export const harvestRoute: DoorRoute = {
  kind: 'export',
  routeClass: 'export',
  path: /^\/oai$/,
  isPosted: true,
}
