import type { RemoteContext } from '@isp/federation'
import { definePage, Read } from '@isp/federation/page'
import { lazy } from 'react'
import { PageError } from '../../shared/page/page-error.tsx'
import { PageHeader } from '../../shared/page-header/page-header.tsx'

const parts = { PageHeader, Read }

const loadPart = () => import(/* webpackChunkName: "other-pages" */ './constructors.part.tsx')

const UnknownType = lazy(async () => ({ default: (await loadPart()).UnknownType }))

/** One part for the list, a constructor and its request: also what they fetch is named there (§2.1). */
export default (context: RemoteContext) =>
  definePage({
    id: 'catalog:constructors',
    path: '/constructors/',
    aliases: {
      'catalog:constructor': '/constructors/:toolType/',
      'catalog:constructor-request': '/constructors/:toolType/orderRequest/',
    },
    load: async (_context, address) => (await loadPart()).loadConstructors(context, address),
    page: async () => (await loadPart()).createConstructors(context, parts),
    failure: <PageError notFound={<UnknownType />} />,
  })(context)
