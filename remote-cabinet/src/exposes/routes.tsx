import { defineRemote, type RemoteModule } from '@isp/federation/remote'
import { routes } from '../generated/routes.ts'
import { CabinetLayout } from '../shared/layout/cabinet-layout.tsx'

/**
 * The cabinet. `/cabinet/auth/` and `/cabinet/registration/` are longer prefixes and belong to remote-auth;
 * every page here stands in one layout, which lets in only those who are signed in.
 */
export default defineRemote({
  name: 'cabinet',
  routes,
  layout: (menu) => <CabinetLayout menu={menu} />,
}) satisfies RemoteModule
