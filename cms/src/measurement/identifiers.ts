/** The two identifiers that an administrator may set: of Google Analytics, and of Google Ads. */
export interface Measurement {
  mesureAudience?: string | null | undefined
  mesurePublicite?: string | null | undefined
}

/** Whether visitors are to be asked for anything. */
export const isMeasuring = ({ mesureAudience, mesurePublicite }: Measurement): boolean =>
  Boolean(mesureAudience) || Boolean(mesurePublicite)

/** @returns true, or what to tell the administrator */
export const validateAudience = like(
  /^G-[A-Z0-9]{4,16}$/,
  'Indiquez un identifiant de mesure de la forme G-XXXXXXXXXX.',
)

/** @returns true, or what to tell the administrator */
export const validateAds = like(
  /^AW-\d{6,16}$/,
  'Indiquez un identifiant de conversion de la forme AW-123456789.',
)

function like(form: RegExp, refusal: string) {
  return (value: unknown): string | true => {
    if (value === undefined || value === null || value === '') return true
    return typeof value === 'string' && form.test(value) ? true : refusal
  }
}
