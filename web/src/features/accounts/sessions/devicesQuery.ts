import { queryOptions } from '@tanstack/react-query'
import { getApi } from '../../../lib/api/api'
import { toDevices } from './toDevices'

/** Query of the devices on which the current user is signed in, the current one first. */
export const devicesQuery = queryOptions({
  queryKey: ['appareils'],
  queryFn: async ({ client, signal }) =>
    toDevices(await getApi(client)('/users/sessions', { signal })),
  // Another device may have signed in or out since.
  staleTime: 0,
  refetchOnWindowFocus: true,
})
