import type { PublicationInput } from '../publicationTypes'
import { createRegard } from './createRegard'
import { assertNumeroAvailable } from './numeroQueries'
import { useRegardPublisher } from './useRegardPublisher'

/** Publishes a new issue: its files, then its record. */
export const usePublishRegard = () =>
  useRegardPublisher<PublicationInput>((queryClient) => ({
    assertNumeroAvailable: (numero, sentPdf) =>
      assertNumeroAvailable(queryClient, numero, (found) => found.pdf === sentPdf),
    saveRegard: createRegard,
  }))
