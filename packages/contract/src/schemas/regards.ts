import { z } from 'zod'

/** `GET /api/regards/annees`: years with published issues. */
export const years = z.strictObject({ annees: z.array(z.int()) })

/** `GET /api/regards/numero/{n}`: the present number of the issue that has or had it. */
export const numeroToday = z.strictObject({ numero: z.int().nullable() })

/** `GET /api/regards/programmations`: a time in Paris, YYYY-MM-DDTHH:MM, by the id of the issue. */
export const plannedPublications = z.strictObject({ dates: z.record(z.string(), z.string()) })

/** `POST /api/regards/numero/{n}/{vue, telechargement}`. */
export const counted = z.strictObject({ numero: z.int() })
