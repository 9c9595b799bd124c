import type { ErrorRow } from './ErrorRow'

/** Errors of issues, their articles and their online reading. */
export const issueErrors = {
  'invalid-numero': [
    400,
    'The issue number is not a positive integer.',
    'Le numéro doit être un nombre entier supérieur à 0',
  ],
  // Specification, section 8.
  'regard-not-found': [
    404,
    'No published issue has this number.',
    'Regard numéro {numero} non trouvé',
  ],
  'article-not-found': [
    404,
    'The issue has no article of this slug.',
    'Cet article n’existe pas, ou plus.',
  ],
  'articles-changed': [
    409,
    'The articles, their pages or their PDF changed: read them again.',
    'Les articles de ce numéro ont changé entre-temps. Relisez-les, puis enregistrez de nouveau.',
  ],
  // Without a colon, as `changed-meanwhile`.
  'draft-waiting': [
    409,
    'A draft waits beside the published issue: with `brouillonEcarte=true`, a correction makes it an earlier version.',
    'Un brouillon de ce numéro, enregistré le {moment}, attend sa publication. Rien n’a été enregistré. Si vous enregistrez quand même, ce brouillon ira dans «\u00a0Versions\u00a0» et sa publication prévue sera annulée.',
  ],
  'pdf-replaced': [
    409,
    'The PDF of the page was replaced: the issue has other pages.',
    'Le PDF de ce numéro a été remplacé entre-temps. Corrigez la page du nouveau PDF\u00a0: dans «\u00a0Les numéros\u00a0», «\u00a0Pages et textes\u00a0».',
  ],
  'reading-not-ready': [
    409,
    'The pages of the issue are not prepared.',
    'Les pages de ce numéro ne sont pas prêtes. Réessayez quand il est lisible en ligne.',
  ],
} as const satisfies Record<string, ErrorRow>
