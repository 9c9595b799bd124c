import { numeroToday, plannedPublications, years } from '@regards/contract/schemas/regards'
import { describeSchedule } from '../scheduledPublication'
import { anyObject, refs, ADMINISTRATORS, type Operations } from '../../lib/openapi/schemas'

export const issueOperations: Operations = {
  'GET /api/regards/annees': {
    summary: 'Years with published issues',
    responses: { 200: years },
  },
  'GET /api/regards/numero/{numero}': {
    summary: 'The number today of the issue that has or had a number',
    responses: { 200: numeroToday },
    errors: ['invalid-numero'],
  },
  'GET /api/regards/programmations': {
    summary: 'Planned publications, by the id of the issue',
    responses: { 200: plannedPublications },
  },
  ...describeSchedule('/api/regards/{id}/programmation', ['not-found']),
  'POST /api/regards/versions/{id}': {
    summary: 'Save a version of an issue again',
    roles: ADMINISTRATORS,
    parameters: refs('draft'),
    responses: { 200: anyObject },
    errors: ['not-found'],
  },
}
