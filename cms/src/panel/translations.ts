/** Where Payload's own French is hard to follow for somebody who writes once in a while. */
export const translations = {
  fr: {
    general: {
      createNew: 'Ajouter',
      createNewLabel: 'Ajouter\u00a0: {{label}}',
      creatingNewLabel: 'Ajouter\u00a0: {{label}}',
      item: 'Élément',
    },
    fields: {
      addLabel: 'Ajouter\u00a0: {{label}}',
      chooseFromExisting: 'Choisir une image déjà envoyée',
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
