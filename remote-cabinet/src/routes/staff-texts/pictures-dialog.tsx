import { unwrap } from '@isp/api-client'
import type { StaffPicture } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatBytes } from '@isp/i18n'
import { useQuery } from '@isp/query'
import {
  Button,
  color,
  Drawer,
  EmptyState,
  font,
  IconButton,
  radius,
  Skeleton,
  Stack,
  space,
  Text,
  TextField,
} from '@isp/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { useFocusBack } from '../../shared/staff/use-focus-back.ts'
import { picturesMessages as messages } from './pictures.messages.ts'
import { picturesKey, picturesQuery } from './texts.queries.ts'

type PictureProps = { picture: StaffPicture; onTake: () => void; onRemove: () => void }

const Picture = ({ picture, onTake, onRemove }: PictureProps) => {
  const { name, url, size, updatedAt, uses } = picture
  return (
    <li css={rowCss}>
      <img src={url} alt="" loading="lazy" css={imageCss} />
      <div css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span css={{ fontWeight: font.weight.medium }}>{name}</span>
        <Text size="s" tone="muted">
          {formatBytes(size)}, {messages.uploaded(updatedAt)}
        </Text>
        <Text size="s" tone="secondary">
          {uses.length > 0 ? messages.stands(uses.map(({ title }) => title)) : messages.unused}
        </Text>
        <div css={{ display: 'flex', gap: space[2], marginTop: space[2] }}>
          <Button size="s" variant="secondary" aria-label={messages.takeOne(name)} onClick={onTake}>
            {messages.take}
          </Button>
          {uses.length === 0 && (
            <IconButton size="s" icon="trash" label={messages.remove(name)} onClick={onRemove} />
          )}
        </div>
      </div>
    </li>
  )
}

type PicturesDialogProps = { onTake: (url: string) => void; onClose: () => void }

/** Pictures that were uploaded before. It stands in the form of the text, so it has no form of its own. */
export const PicturesDialog = ({ onTake, onClose }: PicturesDialogProps) => {
  const { api } = useRemoteContext()
  const [{ q, page }, setAsked] = useState({ q: '', page: 1 })
  const [doomed, setDoomed] = useState<StaffPicture | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const query = useQuery(picturesQuery(api, { page, ...(q ? { q } : {}) }))
  const findRef = useFocusBack(doomed !== null)
  const find = () => setAsked({ q: field.current?.value.trim() ?? '', page: 1 })
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    find()
  }
  const remove = useChange({
    saysFailure: 'popup',
    send: ({ id }: StaffPicture, marks) =>
      unwrap(api.DELETE('/api/core/asset/{id}', { params: { path: { id } }, ...marks })),
    invalidates: () => [picturesKey],
    success: () => ({ text: messages.removed }),
    onDone: () => {
      setDoomed(null)
      if (query.data?.items.length === 1) setAsked({ q, page: Math.max(1, page - 1) })
    },
  })
  const { failure } = remove
  const { refetch } = query
  useEffect(() => {
    if (!failure) return
    setDoomed(null)
    void refetch()
  }, [failure, refetch])
  return (
    <>
      <Drawer isOpen title={messages.title} onClose={onClose}>
        <Stack gap={4}>
          <div css={searchCss}>
            <TextField
              ref={field}
              type="search"
              label={messages.search}
              maxLength={100}
              onKeyDown={handleKey}
            />
            <Button ref={findRef} variant="secondary" icon="search" onClick={find}>
              {messages.find}
            </Button>
          </div>
          <Read
            query={query}
            waiting={<Skeleton lines={8} />}
            isEmpty={({ total }) => total === 0}
            empty={
              <EmptyState
                icon="picture"
                title={q ? messages.nothing : messages.empty}
                text={q ? messages.nothingText : messages.emptyText}
              />
            }
          >
            {({ items, pages }) => (
              <>
                <ul>
                  {items.map((picture) => (
                    <Picture
                      key={picture.id}
                      picture={picture}
                      onTake={() => onTake(picture.url)}
                      onRemove={() => setDoomed(picture)}
                    />
                  ))}
                </ul>
                {pages > 1 && (
                  <nav aria-label={messages.pages} css={pagesCss}>
                    <Button
                      variant="secondary"
                      disabled={page === 1}
                      onClick={() => setAsked({ q, page: page - 1 })}
                    >
                      {messages.previous}
                    </Button>
                    <Text tone="muted">{messages.page(page, pages)}</Text>
                    <Button
                      variant="secondary"
                      disabled={page === pages}
                      onClick={() => setAsked({ q, page: page + 1 })}
                    >
                      {messages.next}
                    </Button>
                  </nav>
                )}
              </>
            )}
          </Read>
        </Stack>
      </Drawer>
      {doomed && (
        <ConfirmDialog
          isOpen
          title={messages.removeTitle}
          text={messages.removeText(doomed.name)}
          action={messages.removeAction}
          isPending={remove.isPending}
          onConfirm={() => remove.run(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  )
}

const searchCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
} as const

const rowCss = {
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
} as const

const imageCss = {
  width: '112px',
  height: '84px',
  objectFit: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
} as const

const pagesCss = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
} as const
