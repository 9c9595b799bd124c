import { describeDevice } from './describeDevice'
import { CLIENT_IP_HEADER } from './getClientIp'
import { anonymizeIp } from './toIpPrefix'

/** What is kept of the client of a request, to show it to the owner of an account. */
export interface ClientDescription {
  /** Browser and system, in French. */
  appareil: string
  /** Network of its address, as the log keeps it; undefined when the address is not known. */
  adresse: string | undefined
}

/** Describes the client of a request by its headers. */
export function describeClient(headers: Headers): ClientDescription {
  const address = headers.get(CLIENT_IP_HEADER)
  return {
    appareil: describeDevice(headers.get('user-agent')),
    adresse: address === null ? undefined : anonymizeIp(address),
  }
}
