// Generated from the *.route.ts(x) files of this application by `npm run generate`.
import type { RemoteContext, RemoteRoute } from '@isp/federation'
import auth from '../routes/auth/auth.route.tsx'
import authUnknown from '../routes/auth/unknown.route.ts'
import changePassword from '../routes/change-password/change-password.route.tsx'
import comingEmployee from '../routes/coming/employee.route.tsx'
import comingInvitation from '../routes/coming/invitation.route.tsx'
import registration from '../routes/registration/registration.route.tsx'

/** Every page of this application. */
export const routes = (context: RemoteContext): RemoteRoute[] => [
  ...auth(context),
  ...authUnknown(context),
  ...changePassword(context),
  ...comingEmployee(context),
  ...comingInvitation(context),
  ...registration(context),
]
