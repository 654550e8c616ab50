import { urls } from '@isp/contract/urls'
import type { Breadcrumb } from '@isp/ui'
import { pageMessages } from './page.messages.ts'

/** Every path of the catalogue begins at home, as its structured data says too. */
export const homeCrumb: Breadcrumb = { label: pageMessages.home, to: urls.home() }
