import type { StoredReading } from '../../lecture'
import {
  MAX_ARTICLES,
  MAX_AUTHOR,
  MAX_AUTHORS,
  MAX_SECTION,
  MAX_STANDFIRST,
  MAX_TITLE,
} from '../limits'
import type { PageWithBlocs } from '../pageBlocs'
import type { ProposedArticle, WantedArticle } from '../types'
import { MIN_CONFIDENCE_TO_PUBLISH, proposeArticles } from './proposeArticles'

/** Articles as they are proposed. */
export function readProposal(
  fichier: string,
  { plan, nombreDePages }: StoredReading,
  pages: PageWithBlocs[],
): WantedArticle[] {
  const { articles, confiance } = proposeArticles({
    pages: pages.map(({ page, blocs }) => ({ page, blocs })),
    plan: plan ?? [],
    nombreDePages: nombreDePages ?? pages.length,
  })
  const visible = confiance >= MIN_CONFIDENCE_TO_PUBLISH
  return articles.slice(0, MAX_ARTICLES).map((article) => ({
    ...bound(article),
    fichier,
    visible,
    corrige: false,
    texteCorrige: null,
  }))
}

/** Cuts what passes the bounds of the panel. */
const bound = ({
  titre,
  chapo,
  auteurs,
  rubrique,
  premierePage,
  dernierePage,
  image,
  blocs,
}: ProposedArticle): ProposedArticle => ({
  titre: cut(titre, MAX_TITLE),
  chapo: chapo && cut(chapo, MAX_STANDFIRST),
  auteurs: auteurs.slice(0, MAX_AUTHORS).map((auteur) => cut(auteur, MAX_AUTHOR)),
  rubrique: rubrique && cut(rubrique, MAX_SECTION),
  ...{ premierePage, dernierePage, image, blocs },
})

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
