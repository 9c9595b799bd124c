/** ID of the page's main content element: target of the skip link and of focus management. */
export const mainContentId = 'contenu'
