import {
  proposeArticles,
  type ProposalInput,
} from '../../../../../cms/src/features/articles/proposal/proposeArticles'
import { paragraphe } from '../../../../factories/magazines/pagesOfText'

export const cover = [paragraphe('Regards'), paragraphe('Numéro 12, hiver')]

/** Title, pages, and first words of each block of the articles of an issue. */
export const propose = (input: ProposalInput) =>
  proposeArticles(input).articles.map(({ titre: nom, premierePage, dernierePage, blocs }) => ({
    nom,
    pages: [premierePage, dernierePage],
    blocs: blocs.map((bloc) => ('texte' in bloc ? bloc.texte.split(/[ ,]/)[0] : bloc.type)),
  }))
