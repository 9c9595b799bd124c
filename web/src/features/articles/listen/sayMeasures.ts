/** A number as French prints it: « 1 500 », « 2,5 ». */
export const number = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+(?:,\d+)?`

export const toValue = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'))

/** What is said of units behind a number; * is the s of the plural. */
const units: Record<string, string> = {
  ...{ g: 'gramme*', kg: 'kilo*', mg: 'milligramme*' },
  ...{ l: 'litre*', L: 'litre*', dl: 'décilitre*', cl: 'centilitre*', ml: 'millilitre*' },
  ...{ mm: 'millimètre*', cm: 'centimètre*', m: 'mètre*', km: 'kilomètre*', ha: 'hectare*' },
  ...{ 'cm²': 'centimètre* carré*', 'm²': 'mètre* carré*', 'km²': 'kilomètre* carré*' },
  ...{ 'm³': 'mètre* cube*', 'km/h': 'kilomètre* à l’heure' },
  ...{ min: 'minute*', mn: 'minute*', s: 'seconde*', '°': 'degré*', '°C': 'degré*' },
}

const space = String.raw`[ \u00a0\u202f]`
/** Not « 30 s’il », nor « 2 m/s ». */
const end = String.raw`(?![\p{L}\p{N}’'/²³])`
const listed = Object.keys(units).sort((one, other) => other.length - one.length)
const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${number})${space}?(${listed.join('|')})${end}`,
  'gu',
)
const time = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\d{1,2})${space}?h(?:${space}?([0-5]\d)(?:${space}?mi?n)?)?${end}`,
  'gu',
)
const spoon = new RegExp(
  String.raw`(?:(${number})${space}?)?(?<!\p{L})(?:c|cuil)\.?${space}?à\.?${space}?(s|soupe|c|café)(?!\p{L})\.?`,
  'gu',
)

/** French counts from two on. */
const count = (amount: string, said: string): string =>
  said.replaceAll('*', toValue(amount) >= 2 ? 's' : '')

/** Says the measures of a recipe, a distance or an hour: « 220 g », « 1 h 30 », « 3 c. à s. ». */
export const sayMeasures = (text: string): string =>
  text
    .replace(spoon, (_whole, amount: string | undefined, of: string) => {
      const kind = of.startsWith('s') ? 'soupe' : 'café'
      return `${amount ? `${amount} ` : ''}${count(amount ?? '1', 'cuillère*')} à ${kind}`
    })
    .replace(time, (_whole, hours: string, minutes: string | undefined) => {
      const rest = Number(minutes ?? 0)
      return `${hours} ${count(hours, 'heure*')}${rest > 0 ? ` ${rest}` : ''}`
    })
    .replace(
      measure,
      (_whole, amount: string, unit: string) => `${amount} ${count(amount, units[unit] ?? unit)}`,
    )
