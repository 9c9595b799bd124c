/** Paths in Payload's admin panel, which administrators' pages alone load. */
export const panelPaths = {
  /** The list of the letters to the subscribers. */
  lettres: '/admin/collections/annonces',
  /** The record of an issue, with its earlier versions. */
  numero: (id: string) => `/admin/collections/regards/${encodeURIComponent(id)}`,
  /** The list of the issues in the trash, from which they are restored. */
  corbeille: '/admin/collections/regards/trash',
  article: (id: string) => `/admin/collections/articles/${id}`,
  /** The list of the pages of a PDF, where their texts are corrected. */
  pages: (documentId: string) =>
    `/admin/collections/pagesDeRegards?sort=page&limit=100&where[or][0][and][0][document][equals]=${encodeURIComponent(documentId)}`,
  /** The list of the scanned pages without a text that nobody has typed or checked. */
  pagesSansTexte:
    '/admin/collections/pagesDeRegards?limit=100&where[or][0][and][0][sansTexte][equals]=true&where[or][0][and][1][verifiee][not_equals]=true&where[or][0][and][2][reconnaissance][not_equals]=attente',
  /** The list of the scanned pages whose recognized text is uncertain and not checked. */
  pagesIncertaines:
    '/admin/collections/pagesDeRegards?limit=100&where[or][0][and][0][reconnaissance][equals]=incertaine&where[or][0][and][1][verifiee][not_equals]=true',
} as const
