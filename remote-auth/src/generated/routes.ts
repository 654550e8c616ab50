// Generated from the *.route.ts(x) files of this application by `npm run generate`.
import type { RemoteContext, RemoteRoute } from '@isp/federation'
import acceptInvitation from '../routes/accept-invitation/accept-invitation.route.tsx'
import auth from '../routes/auth/auth.route.tsx'
import authUnknown from '../routes/auth/unknown.route.ts'
import comingPassword from '../routes/coming/password.route.tsx'
import comingRegistration from '../routes/coming/registration.route.tsx'
import confirmEmployee from '../routes/confirm-employee/confirm-employee.route.tsx'

/** Every page of this application. */
export const routes = (context: RemoteContext): RemoteRoute[] => [
  ...acceptInvitation(context),
  ...auth(context),
  ...authUnknown(context),
  ...comingPassword(context),
  ...comingRegistration(context),
  ...confirmEmployee(context),
]
