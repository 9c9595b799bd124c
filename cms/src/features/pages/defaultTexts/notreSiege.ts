import { richText } from '../../../fields/editor/lexicalState'

export const defaultTexts = {
  texte: richText(
    'Le siège administratif de la fédération se trouve au 2\u00a0rue Achille Luchaire, 75014\u00a0Paris, dans un centre provincial que plusieurs associations partagent.',
  ),
  federationsTexte: richText(
    'La fédération réunit des fédérations qui font vivre les traditions de leur région.',
  ),
  federations: [{ nom: 'Liste des fédérations membres : à compléter' }],
  partenairesTexte: richText('Ils soutiennent l’action de la fédération.'),
  partenaires: [
    { nom: 'Premier partenaire : à compléter' },
    { nom: 'Second partenaire : à compléter' },
  ],
}
