import { CLIENT_IP_HEADER, anonymizeIp } from './getClientIp'

/** Browsers by their mark in a User-Agent, in order: one may carry marks of later ones. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
]

/** Systems by their mark; Android and ChromeOS name Linux too, and iPhones a Mac. */
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
]

/** Description of a device whose User-Agent names neither browser nor system. */
export const UNKNOWN_DEVICE = 'Appareil inconnu'

/**
 * Describes the device of a User-Agent in French, for its owner to recognize: « Firefox sur Windows
 * ». Versions are left out, and nothing of the header itself is kept.
 * @returns « Appareil inconnu » when neither browser nor system is known
 */
export function describeDevice(userAgent: string | null): string {
  const browser = findName(BROWSERS, userAgent ?? '')
  const system = findName(SYSTEMS, userAgent ?? '')
  if (browser) return system ? `${browser} sur ${system}` : browser
  return system ? `Navigateur inconnu sur ${system}` : UNKNOWN_DEVICE
}

const findName = (names: [string, RegExp][], text: string): string | undefined =>
  names.find(([, mark]) => mark.test(text))?.[0]

/** Stored facts about the client of a request, for the owner of an account. */
export type ClientDescription = ReturnType<typeof describeClient>

/** Describes the client of a request by its headers. */
export function describeClient(headers: Headers) {
  const address = headers.get(CLIENT_IP_HEADER)
  return {
    /** Browser and system, in French. */
    appareil: describeDevice(headers.get('user-agent')),
    /** Network of its address, as the log keeps it; undefined when the address is not known. */
    adresse: address === null ? undefined : anonymizeIp(address),
  }
}
