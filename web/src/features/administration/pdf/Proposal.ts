/** Where a value was found. */
export type ProposalOrigin =
  | { kind: 'page'; page: number }
  | { kind: 'fileName' }
  | { kind: 'properties' }
  | { kind: 'outline' }

export type Proposal = {
  /** As the field takes it. */
  value: string
  origin: ProposalOrigin
  /** The words that it was taken from, where they differ from the value. */
  words?: string
}

export type ProposedField = 'numero' | 'dateParution' | 'titre' | 'sommaire'

export type Proposals = Partial<Record<ProposedField, Proposal>> & {
  /** The first page, as a picture. */
  couverture?: File
}

/** « lu sur la page 1 ». */
export function describeOrigin(origin: ProposalOrigin): string {
  switch (origin.kind) {
    case 'page':
      return `lu sur la page\u00a0${origin.page}`
    case 'fileName':
      return 'lu dans le nom du fichier'
    case 'properties':
      return 'lu dans les propriétés du PDF'
    case 'outline':
      return 'tiré des signets du PDF'
  }
}

/** Hint of a field that shows its proposal: « Proposition lue sur la page 1 ». */
export const describeProposal = ({ origin, words }: Proposal): string =>
  words
    ? `Proposition\u00a0: «\u00a0${words}\u00a0», ${describeOrigin(origin)}.`
    : `Proposition\u00a0: ${describeOrigin(origin)}.`

/** The texts of the form that a PDF may propose. */
type ProposableValues = Record<ProposedField, string>

/**
 * The values that proposals set. A value that differs from the field's is no longer a proposal: a
 * person has changed or emptied the field.
 */
export type AppliedProposals = Partial<Record<ProposedField, string>> & { couverture?: File }

export type FormContent = { values: ProposableValues; couverture: File | undefined }

/** A change of the form: texts to set, and the cover, if `changesCover`. */
export type FormChange = {
  values: Partial<ProposableValues>
  changesCover: boolean
  couverture: File | undefined
  applied: AppliedProposals
}

export const proposedFields: ProposedField[] = ['numero', 'dateParution', 'titre', 'sommaire']

/** Whether a field shows its proposal unchanged. */
export const isProposed = (
  name: ProposedField,
  { values }: Pick<FormContent, 'values'>,
  applied: AppliedProposals,
): boolean => applied[name] !== undefined && values[name] === applied[name]

export const isCoverProposed = (
  { couverture }: Pick<FormContent, 'couverture'>,
  applied: AppliedProposals,
): boolean => applied.couverture !== undefined && couverture === applied.couverture

/** Takes back the proposals that nobody changed: their PDF was replaced or removed. */
export function withdrawProposals(content: FormContent, applied: AppliedProposals): FormChange {
  const open = proposedFields.filter((name) => isProposed(name, content, applied))
  const changesCover = isCoverProposed(content, applied)
  const withdrawn = new Set<string>([...open, ...(changesCover ? ['couverture'] : [])])
  const rest = Object.fromEntries(Object.entries(applied).filter(([name]) => !withdrawn.has(name)))
  return {
    values: Object.fromEntries(open.map((name) => [name, ''])),
    changesCover,
    couverture: changesCover ? undefined : content.couverture,
    applied: rest,
  }
}

/**
 * Fills empty fields with proposals, unless a person removed a proposal.
 * @param fields that may be filled
 */
export function applyProposals(
  content: FormContent,
  applied: AppliedProposals,
  proposals: Proposals,
  fields = proposedFields,
): FormChange {
  const values: Partial<ProposableValues> = {}
  for (const name of fields) {
    const value = proposals[name]?.value
    const isFree = applied[name] === undefined && content.values[name].trim() === ''
    if (value !== undefined && isFree) values[name] = value
  }
  const { couverture } = proposals
  const changesCover =
    couverture !== undefined && applied.couverture === undefined && content.couverture === undefined
  return {
    values,
    changesCover,
    couverture: changesCover ? couverture : content.couverture,
    applied: { ...applied, ...values, ...(changesCover && { couverture }) },
  }
}
