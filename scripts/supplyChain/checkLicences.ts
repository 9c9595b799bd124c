import { allowedLicences, licenceExceptions, type LicenceException } from './exceptions'
import { listProduction, readLock, type LockPackages } from './listProductionPackages'

/**
 * Lists dependencies with a licence that is neither allowed nor an exception, and exceptions that
 * no package needs, in one sentence each.
 */
export function checkLicences(
  packages: LockPackages = readLock(),
  exceptions: LicenceException[] = licenceExceptions,
): string[] {
  const used = new Set<LicenceException>()
  const faults = listProduction(packages).flatMap(({ name, license: licence }) => {
    if (licence !== undefined && isAllowed(licence)) return []
    const exception = exceptions.find((one) => one.licence === licence && covers(one, name))
    if (exception) used.add(exception)
    return exception ? [] : [`${name}: licence ${licence ?? 'unknown'} is not allowed.`]
  })
  const idle = exceptions.filter((exception) => !used.has(exception))
  return [
    ...faults,
    ...idle.map(({ package: name }) => `${name}: the exception of its licence is not needed.`),
  ]
}

/**
 * Whether one of the alternatives of an SPDX expression has allowed licences only. Handles `A OR B` and
 * `A AND B`; an expression that nests parentheses is not allowed, and needs an exception.
 */
function isAllowed(expression: string): boolean {
  const flat = expression.replace(/^\((.*)\)$/, '$1')
  return flat
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((id) => allowedLicences.has(id)))
}

const covers = ({ package: pattern }: LicenceException, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
