import type { MemberCompany } from '@isp/contract'
import { accountUrls, checkoutUrl, urls, withQuery } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useSession } from '@isp/session'
import { Button, EmptyState, Heading, LinkButton, Spinner } from '@isp/ui'
import { useEffect, useRef } from 'react'
import {
  notActiveNotice,
  orderRightMessages as rights,
} from '../../shared/order-right/order-right.messages.ts'
import { checkoutMessages } from './checkout.messages.ts'

const messages = checkoutMessages.notices

const ToBasket = () => (
  <LinkButton to={urls.basket()} variant="secondary">
    {checkoutMessages.toBasket}
  </LinkButton>
)

/** Nobody is signed in: the sign-in opens by itself, and stays one press away when it was closed. */
export const AnonymousNotice = () => {
  const session = useSession()
  const open = (isRegistration = false) =>
    session.openAuth({
      reason: messages.anonymousReason,
      returnTo: checkoutUrl(),
      isRegistration,
    })
  useEffect(() => open(), [])
  return (
    <EmptyState
      icon="user"
      title={messages.anonymousTitle}
      text={messages.anonymousText}
      action={
        <>
          <Button onClick={() => open()}>{messages.signIn}</Button>
          <Button variant="secondary" onClick={() => open(true)}>
            {messages.register}
          </Button>
          <ToBasket />
        </>
      }
    />
  )
}

export const NoCompanyNotice = () => (
  <EmptyState
    icon="info"
    title={rights.noCompany.title}
    text={rights.noCompany.text}
    action={
      <>
        <LinkButton to={accountUrls.companies()}>{rights.toCompanies}</LinkButton>
        <ToBasket />
      </>
    }
  />
)

/** Company and agreement are chosen in place, by the fragment of those who own the choice (§2.7). */
export const ChooseCompany = () => {
  const { Fragment } = useRemoteContext()
  const page = withQuery(urls.cabinetAuth(), new URLSearchParams({ returnTo: checkoutUrl() }))
  const byLink = (
    <EmptyState
      icon="info"
      title={messages.chooseTitle}
      text={messages.chooseText}
      action={
        <>
          <LinkButton to={page}>{messages.choose}</LinkButton>
          <ToBasket />
        </>
      }
    />
  )
  return (
    <div css={{ maxWidth: '560px', paddingBlock: '24px' }}>
      <Fragment
        remote="auth"
        name="company-chooser"
        // a confirmed choice changes the session, and with it this page
        props={{ onConfirmed: () => {} }}
        fallback={<Spinner size={32} />}
        failed={byLink}
      />
    </div>
  )
}

/** D5: another company or agreement than the confirmed one, and back to the order with whatever is chosen then. */
export const ChooseAgain = ({ onDone }: { onDone: () => void }) => {
  const { Fragment } = useRemoteContext()
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="checkout-choice" css={chooseAgainCss}>
      <Heading level={2} size={3} id="checkout-choice">
        {checkoutMessages.changeTitle}
      </Heading>
      <Fragment
        remote="auth"
        name="company-chooser"
        props={{ onConfirmed: onDone }}
        fallback={<Spinner size={32} />}
        failed={<LinkButton to={urls.cabinet()}>{messages.choose}</LinkButton>}
      />
      <Button variant="ghost" icon="arrow-left" onClick={onDone}>
        {checkoutMessages.changeBack}
      </Button>
    </section>
  )
}

const chooseAgainCss = {
  display: 'grid',
  justifyItems: 'start',
  gap: '16px',
  maxWidth: '560px',
  '& > form': { width: '100%' },
  '&:focus': { outline: 'none' },
} as const

type NotActiveProps = { name: string | null; status: MemberCompany['status']['code'] | null }

export const NotActiveNotice = ({ name, status }: NotActiveProps) => {
  const { title, text } = notActiveNotice(status)
  return (
    <EmptyState
      icon="clock"
      title={title}
      text={name === null ? text : rights.company(name, text)}
      action={
        <>
          <LinkButton to={urls.contacts()}>{rights.contacts}</LinkButton>
          <ToBasket />
        </>
      }
    />
  )
}

export const RoleNotice = () => (
  <EmptyState icon="user" title={rights.role.title} text={rights.role.text} action={<ToBasket />} />
)

export const EmptyNotice = () => (
  <EmptyState
    icon="basket"
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={<LinkButton to={urls.catalog()}>{checkoutMessages.toCatalog}</LinkButton>}
  />
)
