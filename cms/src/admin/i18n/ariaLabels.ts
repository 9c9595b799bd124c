/** Accessible names by CSS selector, for Payload's controls without one or with an English one. */
export const labelsBySelector: [selector: string, name: string][] = [
  ['.step-nav__home', 'Tableau de bord'],
  ['[data-button-key="bold"]', 'Gras'],
  ['[data-button-key="italic"]', 'Italique'],
  ['[data-button-key="superscript"]', 'Exposant'],
  ['[data-button-key="link"]', 'Lien'],
  ['[data-dropdown-key="text"]', 'Style du texte'],
  ['.collapsible__drag', 'Déplacer'],
  ['.array-actions__button', 'Copier, ajouter ou supprimer'],
  ['.clipboard-action__popup > button, .clipboard-action__popup .popup-button', 'Copier ou coller'],
  ['.doc-controls__popup .popup-button', 'Autres actions'],
  ['.upload-relationship-details__edit', 'Modifier le fichier'],
  ['.upload-relationship-details__remove', 'Retirer le fichier'],
  ['.file-details__remove, .file-field__remove', 'Retirer le fichier'],
  ['.file-field__filename', 'Nom du fichier'],
  ['.copy-to-clipboard', 'Copier l’adresse'],
  ['.date-time-picker__clear-button', 'Effacer la date'],
  ['.clickable-arrow--left', 'Page précédente'],
  ['.clickable-arrow--right', 'Page suivante'],
  ['thead .checkbox-input__input input', 'Tout sélectionner'],
  ['tbody .checkbox-input__input input', 'Sélectionner cette ligne'],
]

/** Controls that Payload does not connect to the label of their field. */
export const labelledByField = [
  'input[id^="react-select-"]',
  '.react-datepicker__input-container input',
  '.ContentEditable__root',
].join()

/** Controls named by their visible text. */
export const namedByContent = [
  '.doc-tab[aria-label]',
  '.doc-tab--active',
  '.diff-collapser__toggle-button',
].join()

/** Translations of the English aria-label values of Payload and its libraries. */
export const translatedLabels: Record<string, string> = {
  'Add block': 'Ajouter un élément',
  'Drag to move': 'Déplacer',
  'Edit link': 'Modifier le lien',
  'Remove link': 'Retirer le lien',
  'Insert Paragraph': 'Insérer un paragraphe',
  'Choose Date': 'Choisir une date',
  'Previous Month': 'Mois précédent',
  'Next Month': 'Mois suivant',
}

/** Translations of aria-label prefixes; the rest of the label is already French. */
export const translatedPrefixes: [RegExp, string][] = [
  [/^(?:Choose|Selected date:) (?=\p{L})/u, 'Choisir le '],
  [/^Month (?=\p{L}+)/u, 'Mois de '],
  // Payload does not interpolate the label of the version date column.
  [/^Trier par {{label}}, /, 'Trier par date, '],
]
