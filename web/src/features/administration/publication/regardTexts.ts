import { MAX_ISSUE_TITLE, MAX_SUMMARY } from '@regards/contract/limits'
import type { Regard } from '@payload-types'

type TextField = {
  name: keyof Regard
  label: string
  hint: string
  /** In characters. */
  maxLength: number
  isMultiline: boolean
}

/**
 * The optional texts of an issue, in the order of the forms. Forms show, keep, compare and send the
 * texts of this list.
 */
export const optionalTexts = [
  {
    name: 'titre',
    label: 'Titre',
    hint: 'Facultatif',
    maxLength: MAX_ISSUE_TITLE,
    isMultiline: false,
  },
  {
    name: 'sommaire',
    label: 'Sommaire',
    hint: 'Facultatif. Les retours à la ligne sont gardés.',
    maxLength: MAX_SUMMARY,
    isMultiline: true,
  },
] as const satisfies TextField[]

type OptionalText = (typeof optionalTexts)[number]['name']

/** The texts in the fields of a form. */
export type TextValues = Record<'numero' | 'dateParution' | OptionalText, string>

/** When an issue appears on the site, unless at once; `at` is a time in Paris, YYYY-MM-DDTHH:MM. */
export type Parution = { kind: 'draft' } | { kind: 'planned'; at: string }

/** The texts of an issue as they are sent and stored; an empty one is absent. */
export type RegardTexts = {
  numero: number
  /** `YYYY-MM-DD`. */
  dateParution: string
  /** Of a new issue. Absent: at once. */
  parution?: Parution
  /**
   * For a correction: removes the articles of the former PDF from the site before the new ones
   * exist.
   */
  retirerAncienTexte?: boolean
} & Partial<Record<OptionalText, string>>

/** The texts of an issue as the server has them. */
export type StoredTexts = Omit<RegardTexts, 'parution' | 'retirerAncienTexte'> & {
  /** Names this state: the server refuses a change that starts from an older one. */
  updatedAt: string
}

/** A value for each of the optional texts. */
export const mapOptionalTexts = <Value>(toValue: (name: OptionalText) => Value) =>
  Object.fromEntries(optionalTexts.map(({ name }) => [name, toValue(name)])) as Record<
    OptionalText,
    Value
  >

/** The fields of a form for an issue. */
export const toTextValues = ({ numero, dateParution, ...texts }: RegardTexts): TextValues => ({
  numero: String(numero),
  dateParution,
  ...mapOptionalTexts((name) => texts[name] ?? ''),
})

/** The values of a form, valid or not. */
export const toTexts = ({ numero, dateParution, ...values }: TextValues): RegardTexts => ({
  numero: Number(numero),
  dateParution,
  ...mapOptionalTexts((name) => values[name].trim() || undefined),
})

/** The texts of an issue, without the rest of it. */
export const pickStoredTexts = ({ numero, dateParution, updatedAt, ...texts }: StoredTexts) => ({
  ...{ numero, dateParution, updatedAt },
  ...mapOptionalTexts((name) => texts[name] ?? ''),
})

/** Texts for an existing issue: sends empty values for absent texts, which would otherwise stay. */
export const emptyAbsentTexts = <Texts extends Omit<RegardTexts, 'parution'>>(texts: Texts) => ({
  ...texts,
  ...mapOptionalTexts((name) => texts[name] ?? null),
})

/** The changed texts, for an existing issue. */
export function toChangedTexts(before: StoredTexts, now: RegardTexts) {
  const texts: Record<string, unknown> = emptyAbsentTexts(now)
  const names = ['numero', 'dateParution', ...optionalTexts.map(({ name }) => name)] as const
  const changed = names.filter((name) => (texts[name] ?? '') !== (before[name] ?? ''))
  return Object.fromEntries(changed.map((name) => [name, texts[name]]))
}
