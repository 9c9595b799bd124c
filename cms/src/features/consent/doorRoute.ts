import type { DoorRoute } from '../../lib/http/doorRoute'

export const consentRoute: DoorRoute = { kind: 'anonymousWrite', path: /^\/api\/consentement$/ }
