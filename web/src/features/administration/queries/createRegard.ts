import { api } from '../../../lib/api'

type NewRegard = { numero: number; dateParution: string; pdf: string; couverture: string }

/** Creates the record of an issue whose files are already on the server. */
export function createRegard(data: NewRegard) {
  return api.create({ collection: 'regards', data, depth: 0 })
}
