import { PageFailure } from '@isp/federation/page'
import { WayBack } from '../../layout/way-back.tsx'
import { errorMessages as messages } from './error.messages.ts'
import { NotFoundPage } from './not-found.page.tsx'

/** Replaces a page whose loader or rendering failed. The layout around it stays. */
export const RouteErrorElement = () => (
  <div data-boundary="shell">
    <PageFailure title={messages.title} instead={{ 404: <NotFoundPage /> }} action={<WayBack />} />
  </div>
)
