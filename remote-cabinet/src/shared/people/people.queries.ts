import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import { contextHeaders } from '@isp/contract/context-headers'
import { queryOptions } from '@isp/query'

/** Names the company that a call is about, whichever is chosen; the chosen agreement is of no matter to it. */
export const companyHeaders = (uuid: string): Readonly<Record<string, string>> => ({
  [contextHeaders.company]: uuid,
  [contextHeaders.agreement]: '',
  [contextHeaders.specification]: '',
})

const quietly = (uuid: string) => {
  const marks = ignoreErrors()
  return { ...marks, headers: { ...marks.headers, ...companyHeaders(uuid) } }
}

/** Beginnings of keys whose data changes with people of a company. */
export const peopleKeys = {
  invitations: ['own-invitations'],
  joins: ['own-joins'],
  company: (uuid: string) => ['company', uuid],
} as const

export const ownInvitationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...peopleKeys.invitations, 'PENDING'],
    queryFn: async ({ signal }) => {
      const query = { status: 'PENDING' as const }
      return (
        await unwrap(
          api.GET('/api/user/invitations', { params: { query }, signal, ...ignoreErrors() }),
        )
      ).items
    },
  })

export const ownJoinsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: peopleKeys.joins,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/company/joins/own', { signal, ...ignoreErrors() }))).items,
  })

export const companyQuery = (api: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: [...peopleKeys.company(uuid), 'card'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/company/{id}', {
          params: { path: { id: uuid } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })

export const companyUsersQuery = (api: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: [...peopleKeys.company(uuid), 'users'],
    queryFn: async ({ signal }) => {
      const params = { path: { id: uuid } }
      return (
        await unwrap(api.GET('/api/company/{id}/users', { params, signal, ...ignoreErrors() }))
      ).items
    },
  })

export const companyInvitationsQuery = (api: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: [...peopleKeys.company(uuid), 'invitations'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/company/invitations', { signal, ...quietly(uuid) }))).items,
  })

export const companyJoinsQuery = (api: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: [...peopleKeys.company(uuid), 'joins'],
    queryFn: async ({ signal }) => {
      const params = { query: { status: 'PENDING' as const } }
      return (await unwrap(api.GET('/api/company/joins', { params, signal, ...quietly(uuid) })))
        .items
    },
  })

export const companyAddressesQuery = (api: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: [...peopleKeys.company(uuid), 'addresses'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/company/address', { signal, ...quietly(uuid) }))).items,
  })

export const groupCompaniesQuery = (api: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: [...peopleKeys.company(uuid), 'group'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/company/group/companies', { signal, ...quietly(uuid) }))).items,
  })
