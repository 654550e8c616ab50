import { unwrap } from '@isp/api-client'
import type { ChangeSelectionInput, Selection } from '@isp/contract'
import { type CallMarks, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { selectionsMessages as messages } from './selections.messages.ts'
import { SELECTIONS_KEY } from './selections.queries.ts'

/** How long a removal can be taken back by the popup. */
const UNDO_MS = 8000

type Change = ChangeSelectionInput & { id: number }

/** What can be done with one selection. */
export const useSelectionChanges = () => {
  const { api, session } = useRemoteContext()
  const invalidates = () => [SELECTIONS_KEY]
  const put = ({ id, name, hasLetter }: Change, marks: CallMarks) =>
    unwrap(
      api.PUT('/api/catalog/selections/{id}', {
        params: { path: { id } },
        body: { name, hasLetter },
        ...marks,
      }),
    )
  const rename = useChange({
    saysFailure: 'page',
    send: put,
    invalidates,
    success: ({ name }) => ({ text: messages.renamed(name) }),
  })
  const letter = useChange({
    saysFailure: 'popup',
    send: put,
    invalidates,
    success: ({ name, hasLetter }) => ({
      text: hasLetter ? messages.letterOn(name) : messages.letterOff(name),
    }),
  })
  const restore = useChange({
    saysFailure: 'popup',
    send: ({ name, section, q, filters, hasLetter }: Selection, marks) =>
      unwrap(
        api.POST('/api/catalog/selections', {
          body: { name, ...(section === null ? { q: q ?? '' } : { section }), filters, hasLetter },
          ...marks,
        }),
      ),
    invalidates,
    success: ({ name }) => ({ text: messages.restored(name) }),
  })
  const remove = useChange({
    saysFailure: 'popup',
    send: ({ id }: Selection, marks) =>
      unwrap(api.DELETE('/api/catalog/selections/{id}', { params: { path: { id } }, ...marks })),
    invalidates,
    onDone: (_answer, removed) => {
      session.notify({
        variant: 'info',
        text: messages.removed(removed.name),
        visibleMs: UNDO_MS,
        // a list that is gone cannot be saved again
        ...(!removed.isGone && {
          button: { text: messages.restore, onClick: () => restore.run(removed) },
        }),
      })
    },
  })
  return { rename, letter, remove }
}
