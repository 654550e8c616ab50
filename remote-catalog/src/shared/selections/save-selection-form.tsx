import { unwrap } from '@isp/api-client'
import { faultOf, lineRule } from '@isp/contract/fields'
import { SELECTION_NAME_MAX } from '@isp/contract/limits'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { basicFieldMessage } from '@isp/i18n'
import { useQueryClient } from '@isp/query'
import { Button, Checkbox, Stack, Text, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { listingQuery } from '../listing/listing.queries.ts'
import type { ListScope } from './list-scope.ts'
import { selectionsMessages as messages } from './selections.messages.ts'
import { suggestName } from './suggest-name.ts'

const rule = lineRule({ maxLength: SELECTION_NAME_MAX })

/** The section as its page calls it; a search by its text. */
const titleOf = ({ scope }: ListScope): string =>
  'q' in scope ? scope.q : (document.querySelector('h1')?.textContent ?? '')

/** No form library: a field and a box do not weigh what it weighs. */
export const SaveSelectionForm = ({ list, onClose }: { list: ListScope; onClose: () => void }) => {
  const { api } = useRemoteContext()
  const queryClient = useQueryClient()
  const [name, setName] = useState(() => {
    const answer = queryClient.getQueryData(listingQuery(api, list.scope, list.params).queryKey)
    return suggestName(titleOf(list), list.filters, answer?.facets ?? [])
  })
  const [hasLetter, setHasLetter] = useState(true)
  const [isTried, setTried] = useState(false)
  const { run, isPending, failure, reset } = useChange({
    saysFailure: 'page',
    send: (input: { name: string; hasLetter: boolean }, marks) =>
      unwrap(
        api.POST('/api/catalog/selections', {
          body: { ...list.scope, filters: list.filters, ...input },
          ...marks,
        }),
      ),
    invalidates: () => [['selections']],
    success: (saved) => ({ text: messages.saved(saved.name) }),
    onDone: onClose,
  })
  const fault = faultOf(rule, name)
  const own = isTried && fault ? basicFieldMessage(fault.code, fault.params) : undefined
  const isNameRefused = failure?.fields.some(({ path }) => path === 'name') ?? false
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fault) run({ name, hasLetter })
  }
  return (
    <form onSubmit={handleSubmit} noValidate method="post">
      <Stack gap={4}>
        <TextField
          name="name"
          label={messages.name}
          value={name}
          error={own ?? (isNameRefused ? failure?.message : undefined)}
          autoComplete="off"
          required
          autoFocus
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            if (failure) reset()
          }}
        />
        <Checkbox
          label={messages.letter}
          description={messages.letterHint}
          checked={hasLetter}
          onChange={({ currentTarget }) => setHasLetter(currentTarget.checked)}
        />
        {failure && !isNameRefused && (
          <div role="alert">
            <Text size="s" tone="danger">
              {failure.isRetryable ? messages.refused : failure.message}
            </Text>
          </div>
        )}
        <Stack direction="row" gap={3} isWrap>
          <Button type="submit" isLoading={isPending}>
            {messages.action}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
