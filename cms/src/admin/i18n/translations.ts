/** Overrides of Payload's French texts that are hard to understand for occasional editors. */
export const translations = {
  fr: {
    general: {
      ascending: 'ordre croissant',
      createNew: 'Ajouter',
      createNewLabel: 'Ajouter\u00a0: {{label}}',
      creatingNewLabel: 'Ajouter\u00a0: {{label}}',
      descending: 'ordre décroissant',
      item: 'Élément',
      sortByLabelDirection: 'Trier par {{label}}, {{direction}}',
    },
    fields: {
      addLabel: 'Ajouter\u00a0: {{label}}',
      chooseFromExisting: 'Choisir un fichier déjà envoyé',
      customURL: 'Adresse',
      enterURL: 'Adresse',
      toggleBlock: 'Ouvrir ou fermer',
    },
    version: {
      aboutToRestoreGlobal:
        'La page «\u00a0{{label}}\u00a0» va revenir à son état du {{versionDate}}. L’état actuel reste dans les versions.',
      currentlyPublished: 'Version en ligne',
      currentlyViewing: 'Version consultée',
      modifiedOnly: 'Seulement ce qui a changé',
      previouslyPublished: 'Ancienne version',
      versionID: 'Référence',
    },
  },
}
