import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { OwnLink, OwnLinks } from '@isp/contract'
import { draftUrls } from '@isp/contract/urls'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { queryOptions, useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Button, color, copyLink, Drawer, IconButton, Skeleton, Stack, space, Text } from '@isp/ui'
import { useEffect, useRef, useState } from 'react'
import { draftKeys } from '../../shared/draft/draft.queries.ts'
import { formatLocalTime } from '../../shared/order/local-time.tsx'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { ownLinksMessages as messages } from './own-links.messages.ts'

const LINKS_KEY = ['own-links']

/** Read anew each time: links are made and ended elsewhere too. */
const ownLinksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: LINKS_KEY,
    queryFn: ({ signal }): Promise<OwnLinks> =>
      unwrap(api.GET('/api/sale/sharing', { signal, ...ignoreErrors() })),
    gcTime: 0,
  })

/** Another one of the same day is told by its time. */
const nameOf = ({ name, createdAt }: OwnLink): string =>
  name ?? messages.nameless(formatLocalTime(createdAt))

/** Links of one's own that still open, with a way to send them again and to end them. */
export const OwnLinksDialog = ({ onClose }: { onClose: () => void }) => {
  const { api } = useRemoteContext()
  const query = useQuery(ownLinksQuery(api))
  const list = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<OwnLink | null>(null)
  const revoke = useChange({
    saysFailure: 'popup',
    send: (id: string, marks) =>
      unwrap(api.DELETE('/api/sale/sharing/{id}', { params: { path: { id } }, ...marks })),
    invalidates: () => [LINKS_KEY, draftKeys.drafts],
    success: () => ({ text: messages.revoked }),
    onDone: () => setAsked(null),
  })
  const shown = query.data?.items
  useEffect(() => {
    // the button that was pressed has left with its row
    if (shown && !asked && document.activeElement === document.body) list.current?.focus()
  }, [shown, asked])
  return (
    <>
      <Drawer side="center" isOpen onClose={onClose} title={messages.title}>
        <div ref={list} tabIndex={-1} css={{ outline: 'none' }}>
          <Stack gap={4}>
            <Text tone="secondary">{messages.text}</Text>
            <Read
              query={query}
              size="line"
              waiting={<Skeleton shape="box" height="96px" />}
              isEmpty={({ total }) => total === 0}
              empty={<Text>{messages.empty}</Text>}
            >
              {({ items, total }) => (
                <>
                  <ul css={listCss}>
                    {items.map((link) => (
                      <OwnLinkRow key={link.id} link={link} onRevoke={() => setAsked(link)} />
                    ))}
                  </ul>
                  {total > items.length && (
                    <Text size="s" tone="muted">
                      {messages.last(items.length, total)}
                    </Text>
                  )}
                </>
              )}
            </Read>
          </Stack>
        </div>
      </Drawer>
      <ConfirmDialog
        isOpen={asked !== null}
        title={messages.confirmTitle}
        text={asked ? messages.confirmText(nameOf(asked)) : ''}
        action={messages.revoke}
        isPending={revoke.isPending}
        onConfirm={() => asked && revoke.run(asked.id)}
        onClose={() => setAsked(null)}
      />
    </>
  )
}

type RowProps = { link: OwnLink; onRevoke: () => void }

const OwnLinkRow = ({ link, onRevoke }: RowProps) => {
  const { session } = useRemoteContext()
  const address = draftUrls.shared(link.id)
  const name = nameOf(link)
  return (
    <li>
      <div>
        <Link to={address}>{name}</Link>
        <Text as="div" size="s" tone="muted">
          {messages.about(link.kind, link.lineCount, link.expiresAt)}
        </Text>
      </div>
      <IconButton
        icon="copy"
        size="s"
        label={messages.copyOf(name)}
        title={messages.copy}
        onClick={() => void copyLink(address, session.notify, messages.copyFailed)}
      />
      <Button variant="ghost" size="s" aria-label={messages.revokeOf(name)} onClick={onRevoke}>
        {messages.revoke}
      </Button>
    </li>
  )
}

const listCss = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: space[2],
    alignItems: 'center',
    paddingBlock: space[2],
    overflowWrap: 'anywhere',
    borderTop: `1px solid ${color.line}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
} as const
