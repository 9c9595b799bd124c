import { handleObjects } from '../../../../../objects'

export const dynamic = 'force-dynamic'

// Every verb, so that those which are none of this address are told so in the house shape.
export {
  handleObjects as DELETE,
  handleObjects as GET,
  handleObjects as HEAD,
  handleObjects as OPTIONS,
  handleObjects as PATCH,
  handleObjects as POST,
  handleObjects as PUT,
}
