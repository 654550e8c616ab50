import { ApiError } from '@isp/api-client'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useState } from 'react'
import { checkoutQuery } from './checkout.queries.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutFailure, CheckoutSkeleton } from './checkout-places.tsx'
import { ChooseCompany, EmptyNotice, NotActiveNotice, RoleNotice } from './notices.tsx'
import { readAttempt } from './order-attempt.ts'
import { ResumedOrder } from './resumed-order.tsx'

type DeskProps = {
  account: string
  owner: string
  onChange?: () => void
  choice: { companyUuid: string | null; agreementUuid: string | null }
}

/** Reads the checkout; what the server refuses gets the notice that says what to do. */
export const OrderDesk = ({ account, owner, choice, onChange }: DeskProps) => {
  const { api } = useRemoteContext()
  const query = useQuery(checkoutQuery(api, choice))
  const [isResumed, setIsResumed] = useState(false)
  const { data, error } = query
  const code = error instanceof ApiError ? error.code : null
  if (code === 'BASKET_EMPTY') {
    // an order whose answer was lost has emptied the basket: ask for that answer again
    const lost = isResumed ? null : readAttempt(owner)
    return lost ? (
      <ResumedOrder attempt={lost} onNothing={() => setIsResumed(true)} />
    ) : (
      <EmptyNotice />
    )
  }
  if (code === 'COMPANY_REQUIRED' || code === 'AGREEMENT_REQUIRED') return <ChooseCompany />
  if (code === 'COMPANY_NOT_ACTIVE') return <NotActiveNotice name={null} status={null} />
  if (code === 'ROLE_FORBIDDEN') return <RoleNotice />
  if (!data) {
    if (!error && query.fetchStatus !== 'paused') return <CheckoutSkeleton />
    return (
      <CheckoutFailure
        error={error}
        isOffline={query.fetchStatus === 'paused'}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const reread = async () => {
    const fresh = await query.refetch()
    return fresh.isError ? null : (fresh.data?.basket ?? null)
  }
  return (
    <CheckoutForm
      checkout={data}
      account={account}
      owner={owner}
      reread={reread}
      onChange={onChange}
    />
  )
}
