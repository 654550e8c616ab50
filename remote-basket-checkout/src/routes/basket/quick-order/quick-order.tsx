import { urls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useNavigate, useSearchParams } from '@isp/router'
import { isSignedIn, useStanding } from '@isp/session'
import { Heading, IconButton, Skeleton, TextArea } from '@isp/ui'
import { useEffect } from 'react'
import { ArticleEntry } from './article-entry.tsx'
import { ownerOf, withGiven } from './kept-list.ts'
import { ListResults } from './list-results.tsx'
import { quickOrderCss } from './quick-order.css.ts'
import { quickOrderMessages as messages } from './quick-order.messages.ts'
import { useAddList } from './use-add-list.ts'
import { useQuickList } from './use-quick-list.ts'

const List = ({ owner, isAccount }: { owner: string; isAccount: boolean }) => {
  const navigate = useNavigate()
  const close = () => void navigate(urls.basket(), { replace: true, preventScrollReset: true })
  const [params] = useSearchParams()
  const list = useQuickList(owner)
  const given = params.get('quick') ?? ''
  const adding = useAddList({ isAccount, list, onAdded: close })
  // once in the list, they are kept with it, and a reload must not bring them again
  useEffect(() => {
    if (given === '') return
    list.change(withGiven(list.list, given))
    void navigate(urls.quickOrder(), { replace: true, preventScrollReset: true })
  }, [given])
  const { text, fault, query, isAsked } = list
  const append = (line: string) =>
    list.setText(text.trim() === '' ? line : `${text.trimEnd()}\n${line}`)
  return (
    <>
      <header>
        <Heading level={2} size={3} id="quick-order">
          {messages.title}
        </Heading>
        <IconButton icon="close" label={messages.close} onClick={close} />
      </header>
      <TextArea
        label={messages.listLabel}
        hint={messages.listHint}
        error={fault}
        placeholder={messages.listPlaceholder}
        rows={5}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        value={text}
        // whoever opens it has a list in the clipboard
        autoFocus
        onChange={({ target }) => list.setText(target.value)}
      />
      <ArticleEntry onAppend={append} />
      {isAsked && (
        <Read
          query={{ ...query, isPlaceholderData: false }}
          size="line"
          title={messages.errorTitle}
          waiting={
            <div aria-busy role="status" aria-label={messages.loading}>
              <Skeleton lines={3} />
            </div>
          }
        >
          {() => <ListResults list={list} adding={adding} isWaiting={fault !== undefined} />}
        </Read>
      )}
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
