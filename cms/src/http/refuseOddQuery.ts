import { HouseError } from '../errors/houseErrors'

/** Searching by place, for which there is no field here. */
const PLACE = /\[(near|within|intersects)\]/

/** A comparison with something that has parts of its own, rather than with a value. */
const PARTS =
  /\[(equals|not_equals|greater_than|greater_than_equal|less_than|less_than_equal|like|not_like|contains|exists)\]\[/

/**
 * Refuses filters that the databases' drivers fail on, each in its own way.
 * @param search the query of an address, with its question mark
 * @throws HouseError 400 invalid-query
 */
export function refuseOddQuery(search: string): void {
  const query = decoded(search)
  if (PLACE.test(query) || PARTS.test(query)) {
    throw new HouseError('La requête est mal formée.', 400, 'invalid-query')
  }
}

function decoded(search: string): string {
  try {
    return decodeURIComponent(search)
  } catch {
    return search
  }
}
