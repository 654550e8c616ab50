import { useAuth } from '@isp/session'
import { Container, Heading } from '@isp/ui'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { checkoutPageCss } from './checkout-page.css.ts'
import { CheckoutFailure, CheckoutSkeleton } from './checkout-places.tsx'
import {
  AnonymousNotice,
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
  const {
    status,
    user,
    isUserFailed,
    isConfirmed,
    companyUuid,
    agreementUuid,
    dialog,
    reloadUser,
  } = useAuth((state) => state)
  if (status === 'unknown') return <CheckoutSkeleton />
  if (status === 'anonymous') return <AnonymousNotice />
  if (!user) {
    if (!isUserFailed) return <CheckoutSkeleton />
    return <CheckoutFailure error={null} onRetry={() => void reloadUser()} />
  }
  if (user.companies.length === 0) return <NoCompanyNotice />
  const company = user.companies.find(({ uuid }) => uuid === companyUuid)
  // the sign-in that is still open asks for the same choice
  if (!company || !isConfirmed) return dialog ? <CheckoutSkeleton /> : <ChooseCompany />
  if (company.status.code !== 'ACTIVE') return <NotActiveNotice name={company.name} />
  if (company.role === 'employee') return <RoleNotice />
  const owner = [user.uuid, company.uuid, agreementUuid].join('/')
  return <OrderDesk key={owner} owner={owner} choice={{ companyUuid, agreementUuid }} />
}
