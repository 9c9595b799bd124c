import { handleUploads, refuseReading } from '../../../../uploads/handleUploads'

export const dynamic = 'force-dynamic'

export {
  handleUploads as DELETE,
  handleUploads as HEAD,
  handleUploads as OPTIONS,
  handleUploads as PATCH,
  handleUploads as POST,
  refuseReading as GET,
}
