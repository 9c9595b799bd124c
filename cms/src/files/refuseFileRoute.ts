import { notFound } from '../errors/houseErrors'
import { houseResponse } from '../errors/toHouseResponse'

/** Closes Payload's own /api/{collection}/file/{name}: files are read at /media, with their folder. */
export const refuseFileRoute = (): Response => houseResponse(notFound())
