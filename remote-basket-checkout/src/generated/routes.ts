// Generated from the *.route.ts(x) files of this application by `npm run generate`.
import type { RemoteContext, RemoteRoute } from '@isp/federation'
import basket from '../routes/basket/basket.route.tsx'
import basketScan from '../routes/basket/scan/scan.route.ts'
import checkout from '../routes/checkout/checkout.route.ts'

/** Every page of this application. */
export const routes = (context: RemoteContext): RemoteRoute[] => [
  ...basket(context),
  ...basketScan(context),
  ...checkout(context),
]
