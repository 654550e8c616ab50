import type { SearchHistoryEntry } from '@isp/session'
import { Icon, IconButton } from '@isp/ui'
import { suggestionsMessages as messages } from './search-suggestions.messages.ts'
import { historyOptions } from './suggestion-options.ts'

type HistoryListProps = {
  listId: string
  entries: readonly SearchHistoryEntry[]
  activeId: string | null
  onTake: (value: string) => void
  onRemove: (id: string) => void
  onClear: () => void
}

/**
 * What was searched for before. The removing buttons stand in a column of their own:
 * a list box may hold options only.
 */
export const HistoryList = ({
  listId,
  entries,
  activeId,
  onTake,
  onRemove,
  onClear,
}: HistoryListProps) => (
  <>
    <div className="history-head">
      <strong id={`${listId}-title`}>{messages.history}</strong>
      <button type="button" onClick={onClear}>
        {messages.clear}
      </button>
    </div>
    <div className="history">
      <div id={listId} role="listbox" aria-labelledby={`${listId}-title`}>
        {historyOptions(entries).map((option) =>
          option.kind === 'history' ? (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the combobox's, in the input
            <div
              key={option.id}
              id={option.id}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === activeId}
              className="option"
              onClick={() => onTake(option.value)}
            >
              <Icon name="clock" size={16} />
              <span className="text">{option.value}</span>
            </div>
          ) : null,
        )}
      </div>
      <ul>
        {entries.map(({ id, value }) => (
          <li key={id}>
            <IconButton
              icon="close"
              size="s"
              label={messages.remove(value)}
              onClick={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  </>
)
