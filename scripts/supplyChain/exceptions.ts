/** An advisory of high or critical severity that production may have for a time. */
export interface AllowedAdvisory {
  /** GHSA id. */
  id: string
  package: string
  /** Why it does no harm here, or why it cannot be mended yet. */
  reason: string
  /** Last day on which it is allowed, YYYY-MM-DD. */
  until: string
}

export const allowedAdvisories: AllowedAdvisory[] = []

/** SPDX identifiers that a production dependency may have: permissive ones. */
export const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
])

/** A package with another licence, or without a licence in package-lock.json. */
export interface LicenceException {
  /** Name, or the start of several names followed by `*`. */
  package: string
  /** What package-lock.json says: a package that changes its licence is checked again. */
  licence: string | undefined
  reason: string
}

const LIBVIPS =
  'sharp’s binaries contain libvips (LGPL), a library of its own that is linked dynamically and may be replaced; nothing of it is changed.'

const IN_PACKAGE =
  'Its package.json has the field of former days, `licenses`, or its LICENSE says MIT: read by hand.'

export const licenceExceptions: LicenceException[] = [
  { package: '@img/sharp-libvips-*', licence: 'LGPL-3.0-or-later', reason: LIBVIPS },
  {
    package: '@img/sharp-wasm32',
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: LIBVIPS,
  },
  { package: '@img/sharp-win32-*', licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: LIBVIPS },
  {
    package: '@fontsource*',
    licence: 'OFL-1.1',
    reason: 'The fonts of the site: OFL allows to embed and to subset them.',
  },
  {
    package: 'caniuse-lite',
    licence: 'CC-BY-4.0',
    reason: 'Data about browsers, read by Next’s build; nothing of it is part of a page.',
  },
  {
    package: 'mongoose-lean-virtuals',
    licence: 'Apache 2.0',
    reason: 'Apache-2.0 under a name that is not the SPDX identifier.',
  },
  { package: 'busboy', licence: undefined, reason: IN_PACKAGE },
  { package: 'combine-errors', licence: undefined, reason: IN_PACKAGE },
  { package: 'streamsearch', licence: undefined, reason: IN_PACKAGE },
]
