import type { Condition } from 'payload'

import type { Image } from '../../payload-types'

/** Condition of the fields that covers of issues do without. */
export const isPageImage: Condition<Image> = ({ usage }) => usage !== 'couverture'
