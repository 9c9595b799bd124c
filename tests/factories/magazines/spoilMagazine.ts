import type { ProposalInput } from '../../../cms/src/features/articles/proposal/proposeArticles'
import type { Bloc } from '@regards/contract/schemas/blocs'

type Page = ProposalInput['pages'][number]

const mapPages = (input: ProposalInput, map: (page: Page) => Bloc[]): ProposalInput => ({
  ...input,
  pages: input.pages.map((page) => ({ ...page, blocs: map(page) })),
})

const mapTexts = (bloc: Bloc, map: (text: string) => string): Bloc => {
  if (bloc.type === 'liste') return { ...bloc, elements: bloc.elements.map(map) }
  return 'texte' in bloc ? { ...bloc, texte: map(bloc.texte) } : bloc
}

const HEADING = /^(?:au )?sommaire|^dans ce numéro/i

const hasContents = ({ blocs }: Page) =>
  blocs.some((bloc) => 'texte' in bloc && HEADING.test(bloc.texte))

const isEntry = (bloc: Bloc) =>
  bloc.type === 'liste' ||
  ('texte' in bloc && (HEADING.test(bloc.texte) || /^\d|\d$/.test(bloc.texte)))

/** Takes from a magazine what its articles are proposed by, or makes it wrong. */
export const spoilings: Record<string, (input: ProposalInput) => ProposalInput> = {
  'no outline': (input) => ({ ...input, plan: [] }),
  'pages counted from another one': (input) => ({
    ...input,
    plan: [],
    nombreDePages: input.nombreDePages + 2,
    pages: input.pages.map(({ page, blocs }) => ({ page: page + 2, blocs })),
  }),
  'no list of contents': (input) =>
    mapPages(input, (page) =>
      hasContents(page) ? page.blocs.filter((bloc) => !isEntry(bloc)) : page.blocs,
    ),
  'neither list nor outline': (input) =>
    mapPages({ ...input, plan: [] }, (page) =>
      hasContents(page) ? page.blocs.filter((bloc) => !isEntry(bloc)) : page.blocs,
    ),
  'wrong pages in the list': (input) =>
    mapPages({ ...input, plan: [] }, (page) =>
      hasContents(page)
        ? page.blocs.map((bloc) =>
            mapTexts(bloc, (text) =>
              text.replace(/\d+/g, (number) => String(1 + ((Number(number) * 7) % 11))),
            ),
          )
        : page.blocs,
    ),
  'headings of one size': (input) =>
    mapPages({ ...input, plan: [] }, ({ blocs }) =>
      blocs.map((bloc) => (bloc.type === 'titre' ? { ...bloc, niveau: 3 } : bloc)),
    ),
  'no headings': (input) =>
    mapPages({ ...input, plan: [] }, ({ blocs }) =>
      blocs.map((bloc) =>
        bloc.type === 'titre' ? { type: 'paragraphe', texte: bloc.texte } : bloc,
      ),
    ),
  'a page lost': (input) => ({
    ...input,
    plan: [],
    pages: input.pages.filter(({ page }) => page !== 5),
  }),
}
