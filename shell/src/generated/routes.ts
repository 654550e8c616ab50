// Generated from the *.route.ts(x) files of this application by `npm run generate`.
import type { RemoteContext, RemoteRoute } from '@isp/federation'
import componentSystem from '../routes/component-system/component-system.route.ts'
import content from '../routes/content/content.route.ts'
import errorNotFound from '../routes/error/not-found.route.ts'
import home from '../routes/home/home.route.ts'

/** Every page of this application. */
export const routes = (context: RemoteContext): RemoteRoute[] => [
  ...componentSystem(context),
  ...content(context),
  ...errorNotFound(context),
  ...home(context),
]
