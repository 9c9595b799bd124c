import { administratorEndpoints } from './administratorEndpoints'
import { factorEndpoints } from './factorEndpoints'
import { passkeyEndpoints } from './passkeyEndpoints'
import { passkeySignInEndpoints } from '../signIn/passkeySignInEndpoints'
import { recoveryCodesEndpoint } from './recoveryCodesEndpoint'
import { statusEndpoint } from './statusEndpoint'
import { totpEndpoints } from './totpEndpoints'

/** Endpoints of the second factor, below /api/users. */
export const secondFactorEndpoints = [
  statusEndpoint,
  ...totpEndpoints,
  ...passkeyEndpoints,
  recoveryCodesEndpoint,
  ...factorEndpoints,
  ...passkeySignInEndpoints,
  ...administratorEndpoints,
]
