// Generated from the *.route.ts(x) files of this application by `npm run generate`.
import type { RemoteContext, RemoteRoute } from '@isp/federation'
import acceptInvitation from '../routes/accept-invitation/accept-invitation.route.tsx'
import auth from '../routes/auth/auth.route.tsx'
import authUnknown from '../routes/auth/unknown.route.ts'
import changePassword from '../routes/change-password/change-password.route.tsx'
import confirmEmployee from '../routes/confirm-employee/confirm-employee.route.tsx'
import registration from '../routes/registration/registration.route.tsx'

/** Every page of this application. */
export const routes = (context: RemoteContext): RemoteRoute[] => [
  ...acceptInvitation(context),
  ...auth(context),
  ...authUnknown(context),
  ...changePassword(context),
  ...confirmEmployee(context),
  ...registration(context),
]
