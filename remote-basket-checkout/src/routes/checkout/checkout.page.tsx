import { UserFailure } from '@isp/federation/page'
import { canSwitch, useAuth, useStanding } from '@isp/session'
import { Container, Heading } from '@isp/ui'
import { useState } from 'react'
import { orderRefusalOf } from '../../shared/order-right/order-right.ts'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { CheckoutContent } from './checkout-content.tsx'
import { checkoutPageCss } from './checkout-page.css.ts'
import { CheckoutSkeleton } from './checkout-states.tsx'
import {
  AnonymousNotice,
  ChooseAgain,
  ChooseCompany,
  NoCompanyNotice,
  NotActiveNotice,
  RoleNotice,
} from './notices.tsx'

export const CheckoutPage = () => (
  <Container css={checkoutPageCss}>
    <Heading level={1}>{messages.title}</Heading>
    <WhoMayOrder />
  </Container>
)

/** Shows the checkout, or the next step for a visitor who cannot order yet (§6). */
const WhoMayOrder = () => {
  const standing = useStanding()
  const isSignInOpen = useAuth(({ dialog }) => dialog !== null)
  const [isChoosing, setChoosing] = useState(false)
  if (standing.kind === 'unknown' || standing.kind === 'waiting') return <CheckoutSkeleton />
  if (standing.kind === 'anonymous') return <AnonymousNotice />
  if (standing.kind === 'failed') return <UserFailure />
  if (standing.kind === 'no-company') return <NoCompanyNotice />
  // the sign-in that is still open asks for the same choice
  if (standing.kind === 'choose') return isSignInOpen ? <CheckoutSkeleton /> : <ChooseCompany />
  if (isChoosing) return <ChooseAgain onDone={() => setChoosing(false)} />
  const refusal = orderRefusalOf(standing)
  if (refusal?.kind === 'not-active')
    return <NotActiveNotice name={refusal.name} status={refusal.status} />
  if (refusal?.kind === 'role') return <RoleNotice />
  const { user } = standing
  const companyUuid = standing.company.uuid
  const agreementUuid = standing.agreement?.uuid ?? null
  const specificationUuid = standing.specification?.uuid ?? null
  const owner = [user.uuid, companyUuid, agreementUuid].join('/')
  return (
    <CheckoutContent
      key={owner}
      account={user.uuid}
      owner={owner}
      choice={{ companyUuid, agreementUuid, specificationUuid }}
      onChange={canSwitch(user) ? () => setChoosing(true) : undefined}
    />
  )
}
