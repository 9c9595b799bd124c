import {
  preparedAgain,
  reading,
  readingStates,
  textOfIssue,
} from '@regards/contract/schemas/lecture'
import { query, refs, type Operations } from '../../lib/openapi/schemas'

const errors = ['invalid-numero', 'regard-not-found'] as const

/** Readings of the issues, and the pictures that networks show of issues and pages. */
export const lectureOperations: Operations = {
  'GET /api/regards/numero/{numero}/lecture': {
    summary: 'Read an issue online: its pages as pictures',
    parameters: refs('draft'),
    responses: { 200: reading },
    errors,
  },
  'GET /api/regards/numero/{numero}/texte': {
    summary: 'Read an issue online: the text of its pages',
    parameters: refs('draft'),
    responses: { 200: textOfIssue },
    errors,
  },
  'GET /api/regards/lectures': {
    summary: 'State of the online reading of each issue, by its id',
    parameters: [
      query(
        'numeros',
        { type: 'string', pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,99}$' },
        'Numbers of issues; without it, all.',
      ),
    ],
    responses: { 200: readingStates },
    errors: ['invalid-numero'],
  },
  'POST /api/regards/{id}/lecture': {
    summary: 'Prepare the online reading of an issue again',
    responses: { 202: preparedAgain },
    errors: ['not-found', 'locked'],
  },
  'GET /api/regards/numero/{numero}/pages/{page}/carte.jpg': {
    summary: 'Picture of a page for link previews, 1200 × 630 pixels',
    responses: { 302: null },
    errors: [...errors, 'not-found', 'service-unavailable'],
  },
  'GET /api/regards/numero/{numero}/carte.jpg': {
    summary: 'Picture of an issue for link previews, 1200 × 630 pixels',
    responses: { 302: null },
    errors: [...errors, 'not-found', 'service-unavailable'],
  },
}
