import type { DoorRoute } from '../../lib/http/doorRoute'

export const bookRoute: DoorRoute = {
  kind: 'export',
  routeClass: 'export',
  path: /^\/regards\/[1-9]\d{0,8}\/epub$/,
  isPosted: false,
}
