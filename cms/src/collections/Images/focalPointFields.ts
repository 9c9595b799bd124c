import type { FieldHook, NumberField, UIField } from 'payload'

import { getFileContext } from '../../media/records/getFileContext'
import { isPageImage } from './isPageImage'

type Axis = 'focalX' | 'focalY'

/**
 * Takes what was sent with a file, which Payload drops unless it crops the sizes itself; a file that
 * is replaced keeps its focal point.
 */
const takeFromUpload =
  (axis: Axis): FieldHook =>
  ({ req, value }) => {
    const sent = getFileContext(req).focalPoint?.[axis]
    return sent === undefined ? (value as unknown) : sent
  }

/**
 * Completes Payload's own field, which it hides in every form.
 * @param axis position from the left or from the top, in percent; null is the centre
 */
const axisField = (axis: Axis): NumberField => ({
  name: axis,
  type: 'number',
  min: 0,
  max: 100,
  admin: { hidden: true },
  hooks: { beforeValidate: [takeFromUpload(axis)] },
})

/** Point of an image that stays visible where the site crops it (CSS object-position). */
export const focalPointFields: (NumberField | UIField)[] = [
  {
    type: 'ui',
    name: 'pointFocal',
    admin: {
      condition: isPageImage,
      disableListColumn: true,
      components: { Field: '/collections/Images/FocalPoint#FocalPoint' },
    },
  },
  axisField('focalX'),
  axisField('focalY'),
]
