import { similarArticles } from '@regards/contract/schemas/articles'
import { issueSearchAnswer, searchAnswer } from '@regards/contract/schemas/recherche'
import { query, text, type Operations } from '../../lib/openapi/schemas'

const WORDS = 'Words; those after a hyphen are excluded. What exceeds the bounds is ignored.'
const issueErrors = ['invalid-numero', 'regard-not-found'] as const

/** Search, and the articles that are similar to another one. */
export const searchOperations: Operations = {
  'GET /api/recherche': {
    summary: 'Search articles, other pages of issues, issues and the pages of the site',
    parameters: [
      query('q', text, WORDS),
      query('annee', text, 'Year of the issues, of four digits.'),
      query('rubrique', text, 'Section of the articles.'),
      query('page', { type: 'string', pattern: '^[1-9]\\d{0,2}$' }),
    ],
    responses: { 200: searchAnswer },
    errors: ['too-many-requests'],
  },
  'GET /api/regards/numero/{numero}/recherche': {
    summary: 'Search the pages of a published issue',
    parameters: [query('q', text, WORDS)],
    responses: { 200: issueSearchAnswer },
    errors: [...issueErrors, 'too-many-requests'],
  },
  'GET /api/regards/numero/{numero}/articles/{slug}/proches': {
    summary: 'Up to three other articles that share rare words with an article',
    responses: { 200: similarArticles },
    errors: [...issueErrors, 'article-not-found'],
  },
}
