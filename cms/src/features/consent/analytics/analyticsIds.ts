/** The two ids that an administrator may set: Google Analytics and Google Ads. */
export interface AnalyticsIds {
  mesureAudience?: string | null | undefined
  mesurePublicite?: string | null | undefined
}

/** Whether any analytics service is enabled, and consent is required. */
export const isAnalyticsEnabled = ({ mesureAudience, mesurePublicite }: AnalyticsIds): boolean =>
  Boolean(mesureAudience) || Boolean(mesurePublicite)

/** @returns true, or the error message for the administrator */
export const validateAnalyticsId = matchPattern(
  /^G-[A-Z0-9]{4,16}$/,
  'Indiquez un identifiant de mesure de la forme G-XXXXXXXXXX.',
)

/** @returns true, or the error message for the administrator */
export const validateAdsId = matchPattern(
  /^AW-\d{6,16}$/,
  'Indiquez un identifiant de conversion de la forme AW-123456789.',
)

function matchPattern(form: RegExp, refusal: string) {
  return (value: unknown): string | true => {
    if (value === undefined || value === null || value === '') return true
    return typeof value === 'string' && form.test(value) ? true : refusal
  }
}
