import { needsChooser, useAuth } from '@isp/session'
import { Container, Heading } from '@isp/ui'
import { useState } from 'react'
import { orderRightOf } from '../../shared/order-right/order-right.ts'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { checkoutPageCss } from './checkout-page.css.ts'
import { CheckoutFailure, CheckoutSkeleton } from './checkout-places.tsx'
import {
  AnonymousNotice,
  ChooseAgain,
  ChooseCompany,
  NoCompanyNotice,
  NotActiveNotice,
  RoleNotice,
} from './notices.tsx'
import { OrderDesk } from './order-desk.tsx'

export const CheckoutPage = () => (
  <Container css={checkoutPageCss}>
    <Heading level={1}>{messages.title}</Heading>
    <WhoMayOrder />
  </Container>
)

/** From nobody to a buyer of an active company: each gets the next step that is theirs (§6). */
const WhoMayOrder = () => {
  const auth = useAuth((state) => state)
  const [isChoosing, setChoosing] = useState(false)
  const { status, user, isUserFailed, companyUuid, agreementUuid, dialog, reloadUser } = auth
  if (status === 'unknown') return <CheckoutSkeleton />
  if (status === 'anonymous') return <AnonymousNotice />
  if (!user) {
    if (!isUserFailed) return <CheckoutSkeleton />
    return <CheckoutFailure error={null} onRetry={() => void reloadUser()} />
  }
  const right = orderRightOf(auth)
  if (right.kind === 'no-company') return <NoCompanyNotice />
  // the sign-in that is still open asks for the same choice
  if (right.kind === 'not-chosen') return dialog ? <CheckoutSkeleton /> : <ChooseCompany />
  if (isChoosing) return <ChooseAgain onDone={() => setChoosing(false)} />
  if (right.kind === 'not-active')
    return <NotActiveNotice name={right.name} status={right.status} />
  if (right.kind === 'role') return <RoleNotice />
  const owner = [user.uuid, companyUuid, agreementUuid].join('/')
  return (
    <OrderDesk
      key={owner}
      account={user.uuid}
      owner={owner}
      choice={{ companyUuid, agreementUuid }}
      onChange={needsChooser(user) ? () => setChoosing(true) : undefined}
    />
  )
}
