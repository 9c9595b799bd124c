import data from '@mdn/browser-compat-data/forLegacyNode'
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data/types'
import { browserBaseline } from '../../../web/build/browserBaseline'

/** Browsers of telephones, whose versions are those of the browser that they are named after. */
const MOBILE = {
  chrome: 'chrome_android',
  firefox: 'firefox_android',
  safari: 'safari_ios',
} as const

const required: [browser: string, version: string][] = [
  ...Object.entries(browserBaseline),
  ...Object.entries(MOBILE).map(([desktop, mobile]): [string, string] => [
    mobile,
    browserBaseline[desktop as keyof typeof MOBILE],
  ]),
]

/** Finds a feature of MDN's data. @param key such as `css.properties.gap` */
export function findFeature(key: string): CompatStatement | undefined {
  let node: unknown = data
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return undefined
    node = (node as Record<string, unknown>)[part]
  }
  return (node as Identifier).__compat
}

/** Last names of the APIs and built-in objects' members that a browser of the baseline lacks. */
export function listLackingNames(): Set<string> {
  const names = new Set<string>()
  const visit = (node: Identifier, name: string) => {
    if (node.__compat && listMissing(node.__compat).length > 0) {
      names.add(name.replace(/_(?:static|event)$/, ''))
    }
    for (const [key, child] of Object.entries(node)) {
      if (key !== '__compat') visit(child as Identifier, key)
    }
  }
  visit(data.api, 'api')
  visit(data.javascript.builtins as Identifier, 'builtins')
  return names
}

/** Browsers of the baseline that lack a feature, as `safari 17`, the version that brings it. */
export function listMissing({ support }: CompatStatement): string[] {
  return required.flatMap(([browser, version]) => {
    const statement = (support as Record<string, SupportStatement | undefined>)[browser]
    const periods = [statement ?? []].flat().flatMap(readPeriod)
    const isThere = periods.some(
      ({ from, to }) =>
        compareVersions(from, version) <= 0 && (!to || compareVersions(version, to) < 0),
    )
    return isThere ? [] : [`${browser} ${periods.find(({ to }) => !to)?.from ?? '(no version)'}`]
  })
}

/** The versions that have a feature under its name and without a setting of the browser. */
function readPeriod(
  statement: Exclude<SupportStatement, unknown[]>,
): { from: string; to: string | undefined }[] {
  const { alternative_name, flags, prefix, version_added, version_removed } = statement
  if (alternative_name ?? flags ?? prefix) return []
  if (typeof version_added !== 'string' || version_added === 'preview') return []
  const to = typeof version_removed === 'string' ? version_removed : undefined
  return [{ from: version_added.replace('≤', ''), to: to?.replace('≤', '') }]
}

function compareVersions(one: string, other: string): number {
  const [ones, others] = [one, other].map((text) => text.split('.').map(Number))
  const major = (ones?.[0] ?? 0) - (others?.[0] ?? 0)
  return major === 0 ? (ones?.[1] ?? 0) - (others?.[1] ?? 0) : major
}
