import { accountUrls, draftUrls, urls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { isSignedIn, useAuth, useSession, useStanding } from '@isp/session'
import { Button, Container, EmptyState, LinkButton, space } from '@isp/ui'
import { BasketSkeleton } from '../basket-skeleton.tsx'
import { listsMessages as messages } from './lists.messages.ts'
import { SharedGoods } from './shared-goods.tsx'
import { sharingQuery } from './sharing.query.ts'

/** /basket/?sharing=ID: a list somebody sent, at the prices of whoever opens it (D19), for those who are signed in (D45). */
export const SharedPlace = ({ id }: { id: string }) => {
  const standing = useStanding()
  return (
    <Container css={{ paddingBlock: space[6] }}>
      {standing.kind === 'unknown' && <BasketSkeleton />}
      {standing.kind === 'anonymous' && <SignIn id={id} />}
      {isSignedIn(standing) && <ReadList key={id} id={id} />}
    </Container>
  )
}

const ReadList = ({ id }: { id: string }) => {
  const { api } = useRemoteContext()
  const reader = useAuth(({ companyUuid, agreementUuid, specificationUuid }) =>
    [companyUuid, agreementUuid, specificationUuid].join(':'),
  )
  return (
    <Read
      query={useQuery(sharingQuery(api, reader, id))}
      headingLevel={1}
      title={messages.errorTitle}
      waiting={<BasketSkeleton />}
      instead={{
        404: <Ended title={messages.notFoundTitle} text={messages.notFoundText} />,
        SHARING_ENDED: <Ended title={messages.endedTitle} text={messages.endedText} />,
      }}
    >
      {(list) => <SharedGoods list={list} />}
    </Read>
  )
}

const Ended = ({ title, text }: { title: string; text: string }) => (
  <EmptyState
    headingLevel={1}
    icon="share"
    title={title}
    text={text}
    action={<LinkButton to={urls.basket()}>{messages.ownBasket}</LinkButton>}
  />
)

const SignIn = ({ id }: { id: string }) => {
  const session = useSession()
  const handleClick = () =>
    session.openAuth({ reason: messages.signInReason, returnTo: draftUrls.shared(id) })
  return (
    <EmptyState
      headingLevel={1}
      icon="share"
      title={messages.anonymousTitle}
      text={messages.anonymousText}
      action={
        <>
          <Button onClick={handleClick}>{messages.signIn}</Button>
          <LinkButton to={accountUrls.registration()} variant="secondary">
            {messages.register}
          </LinkButton>
        </>
      }
    />
  )
}
