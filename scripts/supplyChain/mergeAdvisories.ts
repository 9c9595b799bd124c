import semver from 'semver'

import type { Advisory } from './advisoryList'
import { toPackageName, type LockPackages } from './listProductionPackages'

/**
 * Merges the advisories that the registry names for the present versions into the list. Entries of
 * before stay for packages that are still installed, so that an older version that comes back is
 * noticed; an entry that matches a present version and that the registry does not name was withdrawn.
 * @returns sorted by package and id
 */
export function mergeAdvisories(
  before: Advisory[],
  current: Advisory[],
  packages: LockPackages,
): Advisory[] {
  const isCurrent = (one: Advisory) =>
    current.some(({ id, package: name }) => id === one.id && name === one.package)
  const kept = before.filter((advisory) => {
    const versions = Object.entries(packages)
      .filter(([place]) => toPackageName(place) === advisory.package)
      .map(([, { version = '' }]) => version)
    const matches = versions.some((version) =>
      semver.satisfies(version, advisory.range, { includePrerelease: true }),
    )
    return versions.length > 0 && !matches && !isCurrent(advisory)
  })
  return [...kept, ...current].toSorted(
    (one, other) => compare(one.package, other.package) || compare(one.id, other.id),
  )
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
