import { useQueryClient } from '@tanstack/react-query'
import { AdminRegardsPage } from '../../features/administration/pages/AdminRegardsPage'
import { regardsQueries } from '../../features/regards/queries/regardsQueries'

/** The administration page; what it publishes shows in the magazine at once. */
export function AdminRegardsRoute() {
  const queryClient = useQueryClient()
  return (
    <AdminRegardsPage
      onPublished={() => void queryClient.invalidateQueries({ queryKey: regardsQueries.all() })}
    />
  )
}
