import type { RemoteModule } from '@isp/federation'
import remote from './routes.tsx'

/** The pages of the letters beside the place of the cabinet, which another remote owns. */
export const withCabinet: RemoteModule = {
  ...remote,
  createRoutes: (context) => [
    ...remote.createRoutes(context),
    { id: 'test:companies', path: '/cabinet/companies/', element: <p>компании</p> },
  ],
}
