import type { CmsPart } from './reach'

const toPaths = (names: string[]): string[] => names.map((name) => `e2e/site/${name}.spec.ts`)

/**
 * Browser tests of what web draws and does by itself: with the responses of cms unchanged, or
 * checked by tests of cms, only a change of web fails them. All others run for cms too.
 */
export const drawnByWeb = toPaths([
  ...['accessibility', 'aide', 'audit', 'carousel', 'consentKeyboard', 'fonts', 'hydration'],
  ...['keptIssue', 'keyboard', 'layout', 'layoutShift', 'menus', 'navigation', 'noScript'],
  ...['offline', 'pageStates', 'pageWeight', 'print', 'readerOffline', 'redirections', 'reveal'],
])

/** Browser tests by the features of web whose pages they open, and `panel`; one that is not listed opens most pages. */
const OPENED: [names: string[], opened: string[]][] = [
  [
    [
      ...['journal', 'panelAudit', 'panelCorbeille', 'panelDashboard', 'panelImages'],
      ...['panelTwoPeople', 'panelUnsaved', 'statistics', 'subscribers'],
    ],
    ['panel'],
  ],
  [
    ['accounts', 'adminPanel', 'panelSignIn', 'passwordReset', 'secondFactor'],
    ['panel', 'accounts'],
  ],
  [
    ['drafts', 'guideEditor', 'panelLinks'],
    ['panel', 'aPropos', 'accueil', 'legal'],
  ],
  [['aide'], ['panel', 'aide', 'accueil', 'regards']],
  [
    ['articlesPanel', 'letters'],
    ['panel', 'administration', 'newsletter'],
  ],
  [
    ['administration', 'campaigns', 'upload'],
    ['administration', 'newsletter'],
  ],
  [
    ['regardDrafts', 'regardFiles', 'pdfProposals'],
    ['administration', 'regards'],
  ],
  [
    ['arrangement', 'texte'],
    ['administration', 'articles', 'lecture', 'regards'],
  ],
  [
    ['articles', 'articleStates'],
    ['articles', 'lecture', 'regards', 'administration'],
  ],
  [
    ['openings', 'regard'],
    ['accueil', 'regards'],
  ],
  [['revue'], ['articles', 'lecture', 'regards']],
  [
    ['reader', 'readerBack', 'readerOffline', 'readerStates', 'readerText'],
    ['lecture', 'articles', 'regards'],
  ],
  [
    ['articleHits', 'readOnline', 'scans', 'search', 'searchMarks'],
    ['recherche', 'lecture', 'articles', 'regards', 'administration'],
  ],
  [
    ['firstPicture', 'keptIssue', 'magazine'],
    ['accueil', 'aPropos', 'articles', 'lecture', 'recherche', 'regards', 'administration'],
  ],
  [
    ['carousel', 'reveal'],
    ['accueil', 'regards'],
  ],
  [['newsletter'], ['newsletter', 'accueil']],
]

export const openedBy: ReadonlyMap<string, string[]> = new Map(
  OPENED.flatMap(([names, opened]) => toPaths(names).map((file) => [file, opened] as const)),
)

/** Whether a browser test looks at what web draws, as the tests in other browsers do. */
const isDrawnByWeb = (file: string): boolean =>
  drawnByWeb.includes(file) || /^e2e\/(?:firefox|webkit)\//.test(file)

/** Whether a browser test opens what a change of web reaches; undefined: more than pages of some features. */
export function looksAtWeb(file: string, features: Set<string> | undefined): boolean {
  const opened = openedBy.get(file)
  if (opened === undefined) return true
  return opened.some((each) => (features ? features.has(each) : each !== 'panel'))
}

/** Tests that prepare readings, or send PDFs, of which a child process takes each apart. */
const READS_PDFS =
  /read|lecture|article|epub|figure|scan|pdf|upload|search|recherche|reconnaissance|story|magazine|revue|memory|card|paragraph|correction|child|openings|prepared|carryOver|withdrawn|^model\//i
const SHOWS_PANEL = /panel|dashboard|imageFields|frontDoor|secondFactor|users/i

/** Whether a test reaches what a change of cms reaches; undefined: the server or a command. */
export function looksAtCms(file: string, parts: Set<CmsPart> | undefined): boolean {
  const isPanel = openedBy.get(file)?.includes('panel') ?? SHOWS_PANEL.test(file)
  if (parts?.has('panel') && isPanel) return true
  return !isDrawnByWeb(file) && (!parts || (parts.has('reading') && READS_PDFS.test(file)))
}
