import { Notice } from './Notice'

/** Says that the code of a function could not be fetched (`useLazyComponent`). */
export function LoadFailure() {
  return (
    <Notice variant="danger">
      Cette fonction n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
    </Notice>
  )
}
