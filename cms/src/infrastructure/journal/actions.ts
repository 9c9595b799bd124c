/** Actions that the journal records, with their labels in the panel. A slug is never renamed. */
export const ACTIONS = {
  connexion: 'Connexion',
  connexionRefusee: 'Connexion refusée',
  deconnexion: 'Déconnexion',
  motDePasseChange: 'Mot de passe changé',
  secondFacteur: 'Double authentification changée',
  roleChange: 'Rôle changé',
  deverrouillage: 'Compte déverrouillé',
  creation: 'Création',
  modification: 'Modification',
  suppression: 'Suppression',
  miseALaCorbeille: 'Mise à la corbeille',
  sortieDeCorbeille: 'Sortie de la corbeille',
  publication: 'Publication',
  depublication: 'Retrait du site',
  publicationProgrammee: 'Publication programmée',
  publicationDeprogrammee: 'Publication déprogrammée',
  publicationImpossible: 'Publication prévue sans effet',
  versionRestauree: 'Version restaurée',
  reglageChange: 'Réglage changé',
  export: 'Export',
  campagne: 'Annonce aux abonnés',
  sauvegardeEchouee: 'Sauvegarde échouée',
  restauration: 'Site restauré',
} as const

export type Action = keyof typeof ACTIONS
