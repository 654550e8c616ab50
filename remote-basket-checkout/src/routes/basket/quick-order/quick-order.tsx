import { urls } from '@isp/contract/urls'
import { useNavigate, useSearchParams } from '@isp/router'
import { isSignedIn, useStanding } from '@isp/session'
import { Heading, IconButton, Skeleton } from '@isp/ui'
import { useEffect } from 'react'
import { ownerOf, withGiven } from './kept-list.ts'
import { ListBox } from './list-box.tsx'
import { quickOrderCss } from './quick-order.css.ts'
import { quickOrderMessages as messages } from './quick-order.messages.ts'
import { useQuickList } from './use-quick-list.ts'

/** As a part of the basket page: lines of the address come into it, and it goes by the address. */
const List = ({ owner, isAccount }: { owner: string; isAccount: boolean }) => {
  const navigate = useNavigate()
  const close = () => void navigate(urls.basket(), { replace: true, preventScrollReset: true })
  const [params] = useSearchParams()
  const list = useQuickList(owner)
  const given = params.get('quick') ?? ''
  // once in the list, they are kept with it, and a reload must not bring them again
  useEffect(() => {
    if (given === '') return
    list.change(withGiven(list.list, given))
    void navigate(urls.quickOrder(), { replace: true, preventScrollReset: true })
  }, [given])
  return (
    <>
      <header>
        <Heading level={2} size={3} id="quick-order">
          {messages.title}
        </Heading>
        <IconButton icon="close" label={messages.close} onClick={close} />
      </header>
      <ListBox list={list} isAccount={isAccount} onAdded={close} />
    </>
  )
}

/** A list from a mail, a table or a scan, or goods typed one by one: into the basket in one step. */
const QuickOrder = () => {
  const standing = useStanding()
  const isAccount = isSignedIn(standing)
  const isKnown = standing.kind !== 'unknown' && standing.kind !== 'waiting'
  const owner = ownerOf(standing)
  return (
    <section css={quickOrderCss} aria-labelledby="quick-order">
      {isKnown ? <List key={owner} {...{ owner, isAccount }} /> : <Skeleton lines={4} />}
    </section>
  )
}

export default QuickOrder
