import { defineRemote, type RemoteModule } from '@isp/federation/remote'
import { routes } from '../generated/routes.ts'

export default defineRemote({ name: 'basket-checkout', routes }) satisfies RemoteModule
