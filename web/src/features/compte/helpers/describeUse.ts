import { formatMoment } from './formatMoment'

type Use = { createdAt: string; lastUsedAt: string | null }

export const describeUse = ({ createdAt, lastUsedAt }: Use): string =>
  lastUsedAt
    ? `Ajoutée le ${formatMoment(createdAt)}, utilisée le ${formatMoment(lastUsedAt)}`
    : `Ajoutée le ${formatMoment(createdAt)}, pas encore utilisée`
