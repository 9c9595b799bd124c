import type { Endpoint } from 'payload'

import { changeLetterEndpoints } from './campaignState'
import { failuresEndpoint } from './failuresEndpoint'
import { ownLetterEndpoints } from './ownLetterEndpoints'

export { startCampaignEndpoint } from './startCampaignEndpoint'
export { createAnnouncementSchedule } from './announcementSchedule'
export { unplanAnnouncement } from './planCampaign'
export { campaignTask } from './campaignTask'
export { deleteCampaignOfRegard } from './deleteCampaign'
export { announceAtPublication, nameEarlierCampaigns, resumeCampaigns } from './resumeCampaigns'
export { previewLetterEndpoint, testLetterEndpoint } from './letterEndpoints'
export { nameLetter } from './nameLetter'
export { isOwnLetter } from './ownLetterKey'

/** Endpoints of the collection annonces. */
export const campaignEndpoints: Omit<Endpoint, 'root'>[] = [
  failuresEndpoint,
  ...ownLetterEndpoints,
  ...changeLetterEndpoints,
]
