/** How a caption begins, or the credit of a picture. */
export const CAPTION_WORDS =
  /^(?:©|\(c\)\s|photo(?:s|graphies?)?\b|ph\.|crédits?\b|cliché\b|légende\b|ci-(?:dessus|dessous|contre|après)|fig(?:\.|ures?\s\d)|illustrations?\b|dessins?\s(?:de|d[’']|:)|gravure\s(?:de|d[’']|:)|carte postale\b|coll(?:\.|ections?\b)|archives?\b|source\s*:|(?:de|à) (?:gauche|droite)\b|en (?:haut|bas)\b)/iu
