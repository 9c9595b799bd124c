import { api } from '../../../../lib/api/api'

/**
 * Plans the publication of a draft, in place of the one that was planned before.
 * @param date time in Paris, YYYY-MM-DDTHH:MM
 * @throws ApiError
 */
export const planPublication = (id: string, date: string): Promise<unknown> =>
  api(`/regards/${id}/programmation`, { method: 'POST', body: { date } })

/**
 * Cancels the planned publication of a draft, if there is one.
 * @throws ApiError
 */
export const cancelPlannedPublication = (id: string): Promise<unknown> =>
  api(`/regards/${id}/programmation`, { method: 'DELETE' })
