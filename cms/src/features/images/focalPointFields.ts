import type { NumberField, NumberFieldValidation, UIField } from 'payload'

import { isPageImage } from './isPageImage'

type Axis = 'focalX' | 'focalY'

/** Payload's own validation accepts NaN, which a text becomes. */
const validateCoordinate: NumberFieldValidation = (value) =>
  value === undefined || value === null || (Number(value) >= 0 && Number(value) <= 100)
    ? true
    : 'Le point à garder visible doit être dans l’image et compté de 0 à 100.'

/** @param axis position from the left or from the top, in percent; null is the centre */
const axisField = (axis: Axis): NumberField => ({
  name: axis,
  type: 'number',
  validate: validateCoordinate,
  admin: { hidden: true },
})

/** Point of an image that stays visible where the site crops it (CSS object-position). */
export const focalPointFields: (NumberField | UIField)[] = [
  {
    type: 'ui',
    name: 'pointFocal',
    admin: {
      condition: isPageImage,
      disableListColumn: true,
      components: { Field: '/features/images/panel/FocalPoint#FocalPoint' },
    },
  },
  axisField('focalX'),
  axisField('focalY'),
]
