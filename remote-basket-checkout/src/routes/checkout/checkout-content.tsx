import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import type { AgreementChoice } from '@isp/session'
import { useState } from 'react'
import { checkoutQuery } from './checkout.queries.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton, checkoutFailureLook } from './checkout-states.tsx'
import { ChooseCompany, EmptyNotice, NotActiveNotice, RoleNotice } from './notices.tsx'
import { readAttempt } from './order-attempt.ts'
import { ResumedOrder } from './resumed-order.tsx'

type ContentProps = {
  account: string
  owner: string
  onChange?: () => void
  choice: AgreementChoice
}

/** Reads the checkout; what the server refuses gets the notice that says what to do. */
export const CheckoutContent = ({ account, owner, choice, onChange }: ContentProps) => {
  const { api, session } = useRemoteContext()
  const query = useQuery(checkoutQuery(api, choice, session.basket.getState))
  const [isResumed, setIsResumed] = useState(false)
  // an order whose answer was lost has emptied the basket: ask for that answer again
  const lost = isResumed ? null : readAttempt(owner)
  const reread = async () => {
    const fresh = await query.refetch()
    return fresh.isError ? null : (fresh.data?.basket ?? null)
  }
  return (
    <Read
      query={query}
      {...checkoutFailureLook}
      waiting={<CheckoutSkeleton />}
      instead={{
        BASKET_EMPTY: lost ? (
          <ResumedOrder attempt={lost} onNothing={() => setIsResumed(true)} />
        ) : (
          <EmptyNotice />
        ),
        COMPANY_REQUIRED: <ChooseCompany />,
        AGREEMENT_REQUIRED: <ChooseCompany />,
        COMPANY_NOT_ACTIVE: <NotActiveNotice name={null} status={null} />,
        ROLE_FORBIDDEN: <RoleNotice />,
      }}
    >
      {(checkout) => (
        <CheckoutForm
          checkout={checkout}
          account={account}
          owner={owner}
          reread={reread}
          onChange={onChange}
        />
      )}
    </Read>
  )
}
