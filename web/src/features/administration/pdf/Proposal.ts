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
