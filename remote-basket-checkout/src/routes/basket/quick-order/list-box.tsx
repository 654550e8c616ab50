import { scanUrl } from '@isp/contract/urls'
import { TextArea } from '@isp/ui'
import { ArticleEntry } from './article-entry.tsx'
import { ListFound } from './list-found.tsx'
import { quickOrderMessages as messages } from './quick-order.messages.ts'
import { useAddList } from './use-add-list.ts'
import type { QuickList } from './use-quick-list.ts'

type ListBoxProps = { list: QuickList; isAccount: boolean; onAdded: () => void }

/** The box and what it has understood, on the basket page and in the header's dialog alike. */
export const ListBox = ({ list, isAccount, onAdded }: ListBoxProps) => {
  const adding = useAddList({ isAccount, list, onAdded })
  const { text, fault } = list
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
      {/* a new document: only that of this page may use the camera */}
      <a href={scanUrl()} className="to-scan">
        {messages.toScan}
      </a>
      <ListFound list={list} adding={adding} />
    </>
  )
}
