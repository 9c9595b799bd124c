/** Overrides of Payload's French texts that are hard to understand for occasional editors. */
export const translations = {
  fr: {
    general: {
      aboutToRestoreAsDraft: '{{label}} <1>{{title}}</1> revient de la corbeille, comme c’était.',
      aboutToTrash:
        '{{label}} <1>{{title}}</1> va dans la corbeille, et peut en revenir pendant 30\u00a0jours.',
      ascending: 'ordre croissant',
      changesNotSaved:
        'Vos changements ne sont pas enregistrés. Si vous quittez la fiche, ce navigateur les garde un jour\u00a0: elle vous les proposera à son ouverture.',
      createdAt: 'Créé le',
      createNew: 'Ajouter',
      createNewLabel: 'Ajouter\u00a0: {{label}}',
      creatingNewLabel: 'Ajouter\u00a0: {{label}}',
      currentlyEditing:
        'écrit dans cette fiche. Si vous prenez la main, ses changements qui ne sont pas enregistrés peuvent se perdre.',
      deletePermanently: 'Supprimer tout de suite, pour toujours',
      descending: 'ordre décroissant',
      documentLocked: 'Quelqu’un écrit déjà ici',
      goBack: 'Retour',
      item: 'Élément',
      perPage: 'Par page\u00a0: {{limit}}',
      sortByLabelDirection: 'Trier par {{label}}, {{direction}}',
      takeOver: 'Prendre la main',
      viewReadOnly: 'Regarder seulement',
    },
    validation: {
      emailAddress: 'Indiquez une adresse e-mail valable.',
      requiresAtLeast: 'Ce champ doit avoir au moins {{count}} éléments.',
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
        'La page «\u00a0{{label}}\u00a0» va revenir à son état du {{versionDate}}, et sera publiée aussitôt\u00a0: les visiteurs le verront. L’état actuel reste dans les versions.',
      aboutToRevertToPublished:
        'Le brouillon va laisser la place à ce qui est publié. Il reste dans les versions.',
      currentDraft: 'Brouillon',
      currentlyPublished: 'Version en ligne',
      currentlyViewing: 'Version consultée',
      modifiedOnly: 'Seulement ce qui a changé',
      // Payload does not tell the published version of a global from the earlier ones.
      previouslyDraft: 'Brouillon',
      previouslyPublished: 'Version publiée',
      previousVersion: 'Version précédente',
      publishChanges: 'Publier',
      revertToPublished: 'Abandonner le brouillon',
      versionID: 'Référence',
    },
  },
}
