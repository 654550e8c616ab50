import { defineRemote, type RemoteModule } from '@isp/federation/remote'
import { routes } from '../generated/routes.ts'

/** All pages of the catalogue: /catalog/ /section/ /product/ /search/ /brands/ /collections/ /comparison/ /constructors/ */
export default defineRemote({ name: 'catalog', routes }) satisfies RemoteModule
