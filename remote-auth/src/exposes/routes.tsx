import { defineRemote, type RemoteModule } from '@isp/federation/remote'
import { routes } from '../generated/routes.ts'

/** Sign-in, and the places of registration and invitations. Longer prefixes than the cabinet's, so they win. */
export default defineRemote({ name: 'auth', routes }) satisfies RemoteModule
