/** The id of the element that holds the page's content: the target of the skip link and of focus. */
export const mainContentId = 'contenu'
