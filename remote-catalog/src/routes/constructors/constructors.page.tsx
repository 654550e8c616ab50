import { urls } from '@isp/contract/urls'
import { createUpcomingPage } from '../../shared/upcoming/upcoming.page.tsx'
import { constructorsMessages as messages } from './constructors.messages.ts'

export const createConstructorsPage = createUpcomingPage({
  address: urls.constructors(),
  icon: 'settings',
  messages,
})
