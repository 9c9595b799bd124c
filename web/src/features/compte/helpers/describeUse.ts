import type { Factor } from '../queries/secondFactorQuery'
import { formatMoment } from './formatMoment'

/** When a factor was added, and last used. */
export const describeUse = ({ createdAt, lastUsedAt }: Factor): string =>
  lastUsedAt
    ? `Ajoutée le ${formatMoment(createdAt)}, utilisée le ${formatMoment(lastUsedAt)}`
    : `Ajoutée le ${formatMoment(createdAt)}, pas encore utilisée`
