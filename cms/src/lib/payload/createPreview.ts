const BREAKPOINTS = [
  { name: 'telephone', label: 'Téléphone', width: 390, height: 844 },
  { name: 'ordinateur', label: 'Ordinateur', width: 1280, height: 800 },
]

/**
 * Options of a form whose page is shown beside it and in a tab, with its draft (see
 * web/src/features/apercu), on the panel's own origin: a page may be framed by no other.
 * A record in the trash has no page.
 * @param toPath returns the path of the page; undefined while it has none
 */
export function createPreview<Doc>(toPath: (doc: Doc) => string | undefined) {
  const toUrl = (doc: Record<string, unknown>): string | null => {
    const path = doc.deletedAt ? undefined : toPath(doc as Doc)
    return path === undefined ? null : `${path}?apercu`
  }
  return {
    preview: toUrl,
    livePreview: {
      url: ({ data }: { data: Record<string, unknown> }) => toUrl(data),
      breakpoints: BREAKPOINTS,
    },
  }
}
