import type { DoorRoute } from '../../lib/http/doorRoute'

export const subscriptionRoute: DoorRoute = {
  kind: 'anonymousWrite',
  path: /^\/api\/newsletter\/(?:inscription|confirmation|desinscription)$/,
}
