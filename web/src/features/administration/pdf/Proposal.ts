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

/** « lu sur la page 1 », after the words that the value was taken from. */
export const describeSource = ({ origin, words }: Proposal): string =>
  words ? `«\u00a0${words}\u00a0», ${describeOrigin(origin)}` : describeOrigin(origin)

export const proposedFields: ProposedField[] = ['numero', 'dateParution', 'titre', 'sommaire']

/** What a form shows of what a PDF may propose. */
export type FormContent = Record<ProposedField, string> & { couverture: File | undefined }

/** A part of a form that a PDF may propose. */
export type ProposedPart = keyof FormContent

/** What proposals set. A part of the form that differs was changed by a person. */
export type AppliedProposals = Partial<FormContent>

/** The parts of a form that change, and what proposals have set then. */
export type FormChange = { content: Partial<FormContent>; applied: AppliedProposals }

/** Whether a part of the form shows its proposal unchanged. */
export const isProposed = (
  name: ProposedPart,
  content: FormContent,
  applied: AppliedProposals,
): boolean => applied[name] !== undefined && content[name] === applied[name]

/** Takes back the proposals that nobody changed: their PDF was replaced or removed. */
export function withdrawProposals(content: FormContent, applied: AppliedProposals): FormChange {
  const parts = [...proposedFields, 'couverture' as const]
  const open = new Set(parts.filter((name) => isProposed(name, content, applied)))
  const rest = parts.filter((name) => applied[name] !== undefined && !open.has(name))
  return {
    content: Object.fromEntries(
      [...open].map((name) => [name, name === 'couverture' ? undefined : '']),
    ),
    applied: Object.fromEntries(rest.map((name) => [name, applied[name]])),
  }
}

/** Fills empty parts of a form, unless a person removed a proposal. @param fields to be filled */
export function applyProposals(
  content: FormContent,
  applied: AppliedProposals,
  proposals: Proposals,
  fields = proposedFields,
): FormChange {
  const filled: AppliedProposals = {}
  for (const name of fields) {
    const value = proposals[name]?.value
    const isFree = applied[name] === undefined && content[name].trim() === ''
    if (value !== undefined && isFree) filled[name] = value
  }
  const { couverture } = proposals
  if (couverture && !applied.couverture && !content.couverture) filled.couverture = couverture
  return { content: filled, applied: { ...applied, ...filled } }
}
