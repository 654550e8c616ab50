import { defineRemote } from '@isp/federation/remote'
import { authRoutes } from '../routes/auth/auth.route.tsx'

export default defineRemote({
  name: 'auth',
  routes: () => [...authRoutes],
})
