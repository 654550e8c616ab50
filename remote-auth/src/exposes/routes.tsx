import { defineRemote, type RemoteModule } from '@isp/federation/remote'
import { authRoutes } from '../routes/auth/auth.route.tsx'
import { comingRoutes } from '../routes/coming/coming.route.tsx'

/** Sign-in, and the places of registration and invitations. Longer prefixes than the cabinet's, so they win. */
export default defineRemote({
  name: 'auth',
  routes: () => [...authRoutes, ...comingRoutes],
}) satisfies RemoteModule
