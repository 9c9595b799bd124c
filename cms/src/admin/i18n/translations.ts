import { generalTexts } from './generalTexts'

/** Overrides of Payload's messages of errors (see translations). */
const errorTexts = {
  correctInvalidFields: 'Corrigez les champs marqués.',
  deletingFile: 'Le fichier n’a pas pu être supprimé.',
  deletingTitle:
    '«\u00a0{{title}}\u00a0» n’a pas pu être supprimé. Vérifiez votre connexion, puis recommencez.',
  documentNotFound:
    'Cette fiche n’existe pas, ou plus, ou ce compte n’y a pas accès. (Référence\u00a0: {{id}})',
  followingFieldsInvalid_one: 'Ce champ n’est pas valable\u00a0:',
  followingFieldsInvalid_other: 'Ces champs ne sont pas valables\u00a0:',
  invalidClipboardData: 'Ce qui est dans le presse-papiers ne va pas ici.',
  invalidFileType: 'Cette sorte de fichier ne convient pas.',
  loadingDocument: 'La fiche n’a pas pu être ouverte. (Référence\u00a0: {{id}})',
  logoutFailed: 'La déconnexion a échoué.',
  noFilesUploaded: 'Aucun fichier n’a été envoyé.',
  problemUploadingFile: 'Le fichier n’a pas pu être envoyé.',
  restoringTitle:
    '«\u00a0{{title}}\u00a0» n’a pas pu être restauré. Vérifiez votre connexion, puis recommencez.',
  revertingDocument: 'Le brouillon n’a pas pu être abandonné.',
  unableToDeleteCount: 'Sans effet pour {{count}} sur {{total}}\u00a0: {{label}}.',
  unableToUpdateCount: 'Sans effet pour {{count}} sur {{total}}\u00a0: {{label}}.',
  userEmailAlreadyRegistered: 'Un compte a déjà cette adresse.',
  unPublishingDocument: 'Il n’a pas pu être retiré du site.',
}

/**
 * Overrides of Payload's messages at fields. In the response to a refused save, the name of the
 * field replaces « Ce champ » (lib/errors/toErrorResponse).
 */
const validationTexts = {
  emailAddress: 'Indiquez une adresse e-mail valable.',
  enterNumber: 'Ce champ doit être un nombre.',
  greaterThanMax: '{{value}} est trop grand\u00a0: au plus {{max}}.',
  invalidInput: 'Ce champ a une valeur qui ne convient pas.',
  invalidSelection: 'Ce champ a un choix qui n’existe pas.',
  invalidSelections: 'Ce champ a des choix qui n’existent pas\u00a0:',
  lessThanMin: '{{value}} est trop petit\u00a0: au moins {{min}}.',
  limitReached: 'Ce champ doit avoir au plus {{max}} éléments.',
  longerThanMin: 'Ce champ doit avoir au moins {{minLength}} caractères.',
  notValidDate: '«\u00a0{{value}}\u00a0» n’est pas une date.',
  requiresAtLeast: 'Ce champ doit avoir au moins {{count}} éléments.',
  requiresNoMoreThan: 'Ce champ doit avoir au plus {{count}} éléments.',
  shorterThanMax: 'Ce champ doit avoir au plus {{maxLength}} caractères.',
  trueOrFalse: 'Ce champ doit être oui ou non.',
  validUploadID: 'Ce champ nomme un fichier qui n’existe pas.',
}

/**
 * Overrides of Payload's French texts: those that are hard to understand for occasional editors, translated
 * word by word, do not agree (« 2 Images mis à jour ») or break French typography.
 */
export const translations = {
  fr: {
    authentication: {
      loggedOutInactivity: 'La session s’est fermée\u00a0: rien ne s’est passé depuis un moment.',
      loggedOutSuccessfully: 'Vous êtes déconnecté.',
      loggingOut: 'Déconnexion…',
      youAreInactive:
        'Rien ne s’est passé depuis un moment\u00a0: la session va se fermer. Souhaitez-vous rester connecté\u00a0?',
    },
    error: errorTexts,
    fields: {
      addLabel: 'Ajouter\u00a0: {{label}}',
      addNew: 'Ajouter',
      addNewLabel: 'Ajouter\u00a0: {{label}}',
      chooseBetweenCustomTextOrDocument: 'Où mène ce lien\u00a0?',
      chooseFromExisting: 'Choisir un fichier déjà envoyé',
      customURL: 'Adresse',
      enterURL: 'Adresse',
      labelRelationship: '{{label}}',
      newLabel: 'Ajouter\u00a0: {{label}}',
      removeUpload: 'Retirer le fichier',
      swapUpload: 'Changer de fichier',
      toggleBlock: 'Ouvrir ou fermer',
    },
    general: generalTexts,
    operators: {
      exists: 'est rempli',
      intersects: 'touche',
      isIn: 'est l’un de',
      isLike: 'ressemble à',
      isNotIn: 'n’est aucun de',
      isNotLike: 'ne ressemble pas à',
    },
    upload: {
      bulkUpload: 'Envoyer plusieurs fichiers',
      dragAndDrop: 'Déposez un fichier',
      filesToUpload: 'Fichiers à envoyer',
      fileToUpload: 'Fichier à envoyer',
      pasteURL: 'Coller une adresse',
    },
    validation: validationTexts,
    version: {
      aboutToPublishSelection: 'Publier tout ce qui est sélectionné ({{label}})\u00a0?',
      aboutToRestore:
        '{{label}} va revenir à son état du {{versionDate}}, et sera en ligne aussitôt. L’état actuel reste dans les versions.',
      aboutToRestoreGlobal:
        'La page «\u00a0{{label}}\u00a0» va revenir à son état du {{versionDate}}, et sera publiée aussitôt\u00a0: les visiteurs le verront. L’état actuel reste dans les versions.',
      aboutToRevertToPublished:
        'Le brouillon va laisser la place à ce qui est publié. Il reste dans les versions.',
      aboutToUnpublish:
        'Les visiteurs ne le verront plus. Rien n’est perdu\u00a0: «\u00a0Publier\u00a0» le remet en ligne.',
      aboutToUnpublishSelection:
        'Retirer du site tout ce qui est sélectionné ({{label}})\u00a0? Rien n’est perdu\u00a0: «\u00a0Publier\u00a0» le remet en ligne.',
      autosavedSuccessfully: 'Brouillon enregistré.',
      comparingAgainst: 'Comparée avec',
      confirmRevertToSaved: 'Abandonner le brouillon\u00a0?',
      confirmUnpublish: 'Retirer du site\u00a0?',
      confirmVersionRestoration: 'Restaurer cette version\u00a0?',
      currentDraft: 'Brouillon',
      currentlyPublished: 'Version en ligne',
      currentlyViewing: 'Version consultée',
      draftHasPublishedVersion: 'Brouillon, à côté de ce qui est en ligne',
      draftSavedSuccessfully: 'Brouillon enregistré.',
      lastSavedAgo: 'Enregistré il y a {{distance}}',
      modifiedOnly: 'Seulement ce qui a changé',
      moreVersions: 'Plus de versions…',
      noFurtherVersionsFound: 'Aucune version.',
      noLabelGroup: 'Sans nom',
      noRowsFound: 'Aucun élément',
      // Payload does not tell the published version of a global from the earlier ones.
      previouslyDraft: 'Brouillon',
      previouslyPublished: 'Version publiée',
      previousVersion: 'Version précédente',
      problemRestoringVersion: 'La version n’a pas pu être restaurée.',
      publishChanges: 'Publier',
      publishing: 'Publication…',
      restoredSuccessfully: 'La version est de retour.',
      restoring: 'Un instant…',
      reverting: 'Un instant…',
      revertToPublished: 'Abandonner le brouillon',
      specificVersion: 'Une autre version',
      // Payload writes a colon after it, without the space before.
      status: 'Statut\u00a0',
      unpublishedSuccessfully: 'Les visiteurs ne le voient plus.',
      unpublishing: 'Un instant…',
      versionID: 'Référence',
      viewingVersion: 'Version de «\u00a0{{documentTitle}}\u00a0»',
      viewingVersionGlobal: 'Version de «\u00a0{{entityLabel}}\u00a0»',
      viewingVersions: 'Versions de «\u00a0{{documentTitle}}\u00a0»',
      viewingVersionsGlobal: 'Versions de «\u00a0{{entityLabel}}\u00a0»',
    },
  },
}
