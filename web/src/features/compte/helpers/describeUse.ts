import { formatMoment } from './formatMoment'

type Use = { createdAt: string; lastUsedAt: string | null }

/** When a factor was added, and last used. */
export const describeUse = ({ createdAt, lastUsedAt }: Use): string =>
  lastUsedAt
    ? `Ajoutée le ${formatMoment(createdAt)}, utilisée le ${formatMoment(lastUsedAt)}`
    : `Ajoutée le ${formatMoment(createdAt)}, pas encore utilisée`
