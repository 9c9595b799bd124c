import type { Plugin } from 'payload'

import { Annonces } from './annonces/Annonces'
import { heldLetterTask } from './campaigns/heldLetters'
import { Envois } from './sending/Envois'
import { campaignTask } from './sending/runCampaign'
import { Abonnes } from './subscribers/Abonnes'
import { exportAbonnesEndpoint } from './subscribers/exportAbonnes'
import { Refus } from './subscribers/unsubscription'
import { confirmEndpoint } from './subscription/confirmSubscription'
import {
  subscribeEndpoint,
  unsubscribeEndpoint,
  unsubscribePageEndpoint,
} from './subscription/subscriptionEndpoints'
import { subscriptionRequestTask } from './subscription/subscriptionRequest'

export {
  previewLetterEndpoint,
  startCampaignEndpoint,
  testLetterEndpoint,
} from './annonces/announcementEndpoints'
export {
  createAnnouncementSchedule,
  requireAnnouncementAfter,
} from './annonces/announcementSchedule'
export {
  announceAtPublication,
  nameEarlierCampaigns,
  resumeCampaigns,
} from './campaigns/campaignState'
export { unplanAnnouncement } from './campaigns/planCampaign'
export { suspendCampaigns } from './campaigns/heldLetters'
export { newsletterOperations } from './openapi/newsletterOperations'
export {
  countAbonnes,
  readHeldCampaigns,
  readLatestCampaign,
  readPlannedCampaigns,
  RECENT_DAYS,
  type LetterName,
} from './panel/dashboard'
export { deleteCampaignOfRegard } from './sending/Envois'

const ENDPOINTS = [
  subscribeEndpoint,
  confirmEndpoint,
  unsubscribeEndpoint,
  unsubscribePageEndpoint,
  exportAbonnesEndpoint,
]

/**
 * Payload plugin of the newsletter: its collections, the endpoints of the site's forms, and the
 * jobs that answer a subscription and send a campaign. Endpoints and hooks of announcements are
 * exported for the collection of issues.
 */
export const newsletterPlugin: Plugin = (config) => ({
  ...config,
  collections: [...(config.collections ?? []), Abonnes, Refus, Annonces, Envois],
  endpoints: [...(config.endpoints ?? []), ...ENDPOINTS],
  jobs: {
    ...config.jobs,
    tasks: [...(config.jobs?.tasks ?? []), campaignTask, heldLetterTask, subscriptionRequestTask],
  },
})
