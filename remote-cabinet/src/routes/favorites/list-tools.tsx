import { unwrap } from '@isp/api-client'
import type { FavoriteList } from '@isp/contract'
import { FAVORITE_LIST_NAME_MAX } from '@isp/contract/limits'
import { accountUrls, withQuery } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { Button, Stack } from '@isp/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { TextDialog } from '../../shared/page/text-dialog.tsx'
import { saveFile } from '../../shared/save-file/save-file.ts'
import { favoritesMessages as messages } from './favorites.messages.ts'
import { FAVORITES_KEY } from './favorites.queries.ts'

type Name = { name: string }
const nameField = {
  label: messages.listName,
  maxLength: FAVORITE_LIST_NAME_MAX,
  isRequired: true,
}
type Open = 'new' | 'rename' | 'delete' | null

const addressOf = (id: number) =>
  withQuery(accountUrls.favorites(), new URLSearchParams({ list: String(id) }))

/** New list, name and end of the open one, and all of it in Excel. */
export const ListTools = ({ list }: { list: FavoriteList | undefined }) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(null)
  const handleClose = () => setOpen(null)
  const invalidates = () => [FAVORITES_KEY]
  const create = useChange({
    saysFailure: 'page',
    send: (body: Name, marks) =>
      unwrap(api.POST('/api/catalog/favorites/lists', { body, ...marks })),
    invalidates,
    success: ({ name }) => ({ text: messages.created(name) }),
    onDone: ({ id }) => {
      handleClose()
      return navigate(addressOf(id))
    },
  })
  const rename = useChange({
    saysFailure: 'page',
    send: (body: Name, marks) => {
      const params = { path: { id: list?.id ?? 0 } }
      return unwrap(api.PUT('/api/catalog/favorites/lists/{id}', { params, body, ...marks }))
    },
    invalidates,
    success: ({ name }) => ({ text: messages.renamed(name) }),
    onDone: handleClose,
  })
  const remove = useChange({
    saysFailure: 'popup',
    send: (id: number, marks) =>
      unwrap(
        api.DELETE('/api/catalog/favorites/lists/{id}', { params: { path: { id } }, ...marks }),
      ),
    invalidates,
    success: ({ moved }) => ({ text: messages.deleted(moved) }),
    onDone: () => {
      handleClose()
      return navigate(accountUrls.favorites())
    },
  })
  const download = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks) =>
      unwrap(api.GET('/api/catalog/favorites/excel-export', { parseAs: 'blob', ...marks })),
    onDone: (content) => saveFile(content, messages.file),
  })
  return (
    <Stack direction="row" gap={2} isWrap>
      <Button size="s" variant="secondary" icon="plus" onClick={() => setOpen('new')}>
        {messages.newList}
      </Button>
      {list && (
        <Button size="s" variant="secondary" onClick={() => setOpen('rename')}>
          {messages.rename}
        </Button>
      )}
      {list && !list.isMain && (
        <Button size="s" variant="ghost" icon="trash" onClick={() => setOpen('delete')}>
          {messages.deleteList}
        </Button>
      )}
      <Button
        size="s"
        variant="secondary"
        icon="excel"
        isLoading={download.isPending}
        onClick={() => download.run(null)}
      >
        {messages.excel}
      </Button>
      {open === 'new' && (
        <TextDialog
          {...nameField}
          title={messages.newList}
          action={messages.create}
          onSubmit={(name) => create.submit({ name })}
          onClose={handleClose}
        />
      )}
      {open === 'rename' && list && (
        <TextDialog
          {...nameField}
          title={messages.rename}
          start={list.name}
          action={messages.save}
          onSubmit={(name) => rename.submit({ name })}
          onClose={handleClose}
        />
      )}
      {list && (
        <ConfirmDialog
          isOpen={open === 'delete'}
          title={messages.deleteList}
          text={messages.deleteText(list.name)}
          action={messages.deleteList}
          isPending={remove.isPending}
          onConfirm={() => remove.run(list.id)}
          onClose={handleClose}
        />
      )}
    </Stack>
  )
}
