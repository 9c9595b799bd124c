/** The fields of an issue that refer to its files, with the collection of each. */
export const ISSUE_FILES = [
  { field: 'pdf', collection: 'documents' },
  { field: 'couverture', collection: 'images' },
] as const
