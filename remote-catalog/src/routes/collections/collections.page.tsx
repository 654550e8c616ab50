import { urls } from '@isp/contract/urls'
import { createUpcomingPage } from '../../shared/upcoming/upcoming.page.tsx'
import { collectionsMessages as messages } from './collections.messages.ts'

export const createCollectionsPage = createUpcomingPage({
  address: urls.collections(),
  icon: 'box',
  messages,
})
