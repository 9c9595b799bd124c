import {
  arrangement,
  arrangementBody,
  article,
  issueArticles,
  latestArticles,
} from '@regards/contract/schemas/articles'
import { refs, type Operations } from '../../lib/openapi/schemas'

const errors = ['invalid-numero', 'regard-not-found'] as const
const writeErrors = [...errors, 'reading-not-ready', 'locked'] as const

export const articleOperations: Operations = {
  'GET /api/regards/articles': {
    summary: 'The first articles of the newest issue',
    responses: { 200: latestArticles },
  },
  'GET /api/regards/numero/{numero}/articles': {
    summary: 'The articles of an issue; all of them for administrators who ask for drafts',
    parameters: refs('draft'),
    responses: { 200: issueArticles },
    errors,
  },
  'GET /api/regards/numero/{numero}/articles/{slug}': {
    summary: 'Read an article of an issue, by its slug or a former one',
    parameters: refs('draft'),
    responses: { 200: article },
    errors: [...errors, 'article-not-found'],
  },
  'GET /api/regards/numero/{numero}/articles/{slug}/carte.jpg': {
    summary: 'Picture of an article for link previews, 1200 × 630 pixels',
    responses: { 302: null },
    errors: [...errors, 'article-not-found', 'not-found', 'service-unavailable'],
  },
  'GET /api/regards/numero/{numero}/articles/arrangement': {
    summary: 'The articles of an issue as lists of blocks, and the pages with their blocks',
    responses: { 200: arrangement },
    errors: [...errors, 'reading-not-ready'],
  },
  'PUT /api/regards/numero/{numero}/articles': {
    summary: 'Arrange the articles of an issue: those given replace all, in their order',
    body: arrangementBody,
    responses: { 200: arrangement },
    errors: [...writeErrors, 'invalid-argument', 'articles-changed'],
  },
  'POST /api/regards/numero/{numero}/articles/propositions': {
    summary: 'Propose the articles of an issue anew, in place of all that it has',
    responses: { 200: arrangement },
    errors: writeErrors,
  },
}
