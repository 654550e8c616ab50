import type { Selection } from '@isp/contract'
import { SELECTION_NAME_MAX } from '@isp/contract/limits'
import { Link } from '@isp/router'
import { Button, Checkbox, IconButton } from '@isp/ui'
import { useState } from 'react'
import { TextDialog } from '../../../shared/page/text-dialog.tsx'
import { selectionsMessages as messages } from './selections.messages.ts'
import type { useSelectionChanges } from './use-selection-changes.ts'

type RowProps = { item: Selection; changes: ReturnType<typeof useSelectionChanges> }

/** A list that is gone can be renamed and deleted; nothing can be asked of it. */
export const SelectionRow = ({ item, changes: { rename, letter, remove } }: RowProps) => {
  const { id, name, hasLetter, address, place, conditions, isGone } = item
  const [isNaming, setNaming] = useState(false)
  return (
    <li>
      <div className="about">
        {isGone ? <span>{name}</span> : <Link to={address}>{name}</Link>}
        <small>{[place, ...conditions].join(' · ')}</small>
        {isGone && <small>{messages.gone}</small>}
      </div>
      <Checkbox
        label={messages.letter}
        aria-label={messages.letterOf(name)}
        checked={hasLetter}
        disabled={isGone && !hasLetter}
        onChange={({ currentTarget }) => letter.run({ id, name, hasLetter: currentTarget.checked })}
      />
      <div className="acts">
        <Button
          size="s"
          variant="ghost"
          aria-label={messages.renameOf(name)}
          onClick={() => setNaming(true)}
        >
          {messages.rename}
        </Button>
        <IconButton
          icon="trash"
          size="s"
          label={messages.removeOf(name)}
          onClick={() => remove.run(item)}
        />
      </div>
      {isNaming && (
        <TextDialog
          title={messages.rename}
          label={messages.name}
          maxLength={SELECTION_NAME_MAX}
          isRequired
          start={name}
          action={messages.save}
          onSubmit={async (typed) => {
            await rename.submit({ id, hasLetter, name: typed })
            setNaming(false)
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </li>
  )
}
