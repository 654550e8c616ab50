import { urls, withQuery } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useSession } from '@isp/session'
import { Button, EmptyState, LinkButton, Spinner } from '@isp/ui'
import { useEffect } from 'react'
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
  const open = () =>
    session.openAuth({ reason: messages.anonymousReason, returnTo: urls.checkout() })
  useEffect(open, [])
  return (
    <EmptyState
      icon="user"
      title={messages.anonymousTitle}
      text={messages.anonymousText}
      action={
        <>
          <Button onClick={open}>{messages.signIn}</Button>
          <LinkButton to={urls.registration()} variant="secondary">
            {messages.register}
          </LinkButton>
          <ToBasket />
        </>
      }
    />
  )
}

export const NoCompanyNotice = () => (
  <EmptyState
    icon="info"
    title={messages.noCompanyTitle}
    text={messages.noCompanyText}
    action={
      <>
        <LinkButton to={urls.contacts()}>{messages.contacts}</LinkButton>
        <ToBasket />
      </>
    }
  />
)

/** Company and agreement are chosen in place, by the fragment of those who own the choice (§2.7). */
export const ChooseCompany = () => {
  const { Fragment } = useRemoteContext()
  const page = withQuery(urls.cabinetAuth(), new URLSearchParams({ returnTo: urls.checkout() }))
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

export const NotActiveNotice = ({ name }: { name: string | null }) => (
  <EmptyState
    icon="clock"
    title={messages.notActiveTitle}
    text={messages.notActiveText(name)}
    action={
      <>
        <LinkButton to={urls.contacts()}>{messages.contacts}</LinkButton>
        <ToBasket />
      </>
    }
  />
)

export const RoleNotice = () => (
  <EmptyState
    icon="user"
    title={messages.roleTitle}
    text={messages.roleText}
    action={<ToBasket />}
  />
)

export const EmptyNotice = () => (
  <EmptyState
    icon="basket"
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={<LinkButton to={urls.catalog()}>{checkoutMessages.toCatalog}</LinkButton>}
  />
)
