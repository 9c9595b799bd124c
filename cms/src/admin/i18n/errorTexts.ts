/** Overrides of Payload's messages of errors (see translations). */
export const errorTexts = {
  autosaving: 'Le brouillon n’a pas pu être enregistré.',
  correctInvalidFields: 'Corrigez les champs marqués.',
  deletingFile: 'Le fichier n’a pas pu être supprimé.',
  deletingTitle:
    '«\u00a0{{title}}\u00a0» n’a pas pu être supprimé. Vérifiez votre connexion, puis recommencez.',
  documentNotFound:
    'Cette fiche n’existe pas, ou plus, ou ce compte n’y a pas accès. (Référence\u00a0: {{id}})',
  followingFieldsInvalid_one: 'Ce champ n’est pas valable\u00a0:',
  followingFieldsInvalid_other: 'Ces champs ne sont pas valables\u00a0:',
  insufficientClipboardPermissions:
    'Le navigateur ne donne pas accès au presse-papiers. Autorisez-le, puis recommencez.',
  invalidClipboardData: 'Ce qui est dans le presse-papiers ne va pas ici.',
  invalidFileType: 'Cette sorte de fichier ne convient pas.',
  invalidFileTypeValue: 'Cette sorte de fichier ne convient pas\u00a0: {{value}}',
  loadingDocument: 'La fiche n’a pas pu être ouverte. (Référence\u00a0: {{id}})',
  logoutFailed: 'La déconnexion a échoué.',
  noFilesUploaded: 'Aucun fichier n’a été envoyé.',
  noMatchedField: 'Aucun champ ne s’appelle «\u00a0{{label}}\u00a0».',
  previewing: 'L’aperçu n’a pas pu s’ouvrir.',
  problemUploadingFile: 'Le fichier n’a pas pu être envoyé.',
  restoringTitle:
    '«\u00a0{{title}}\u00a0» n’a pas pu être restauré. Vérifiez votre connexion, puis recommencez.',
  revertingDocument: 'Le brouillon n’a pas pu être abandonné.',
  unableToDeleteCount: 'Sans effet pour {{count}} sur {{total}}\u00a0: {{label}}.',
  unableToUpdateCount: 'Sans effet pour {{count}} sur {{total}}\u00a0: {{label}}.',
  tokenInvalidOrExpired: 'Ce lien a déjà servi, ou n’est plus valable.',
  userEmailAlreadyRegistered: 'Un compte a déjà cette adresse.',
  unPublishingDocument: 'Il n’a pas pu être retiré du site.',
}

/**
 * Overrides of Payload's messages at fields. Where they begin with « Ce champ », the answer of a refused save
 * names the field (lib/errors/toErrorResponse).
 */
export const validationTexts = {
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
