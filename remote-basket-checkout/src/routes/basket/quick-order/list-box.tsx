import { Read } from '@isp/federation/page'
import { Skeleton, TextArea } from '@isp/ui'
import { ArticleEntry } from './article-entry.tsx'
import { ListResults } from './list-results.tsx'
import { quickOrderMessages as messages } from './quick-order.messages.ts'
import { useAddList } from './use-add-list.ts'
import type { QuickList } from './use-quick-list.ts'

type ListBoxProps = { list: QuickList; isAccount: boolean; onAdded: () => void }

/** The box and what it has understood, on the basket page and in the header's dialog alike. */
export const ListBox = ({ list, isAccount, onAdded }: ListBoxProps) => {
  const adding = useAddList({ isAccount, list, onAdded })
  const { text, fault, query, isAsked } = list
  const append = (line: string) =>
    list.setText(text.trim() === '' ? line : `${text.trimEnd()}\n${line}`)
  return (
    <>
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
        // focuses the field, so that a list can be pasted at once
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
