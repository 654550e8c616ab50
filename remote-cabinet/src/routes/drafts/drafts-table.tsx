import type { DraftSummary } from '@isp/contract'
import { draftUrls } from '@isp/contract/urls'
import { formatMoney, formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import {
  Checkbox,
  type DataColumn,
  DataTable,
  font,
  IconButton,
  media,
  Stack,
  space,
  Text,
} from '@isp/ui'
import { draftMessages } from '../../shared/draft/draft.messages.ts'
import { draftsTitle } from '../../shared/draft/drafts-title.messages.ts'
import { FillBasket } from '../../shared/draft/fill-basket.tsx'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { draftsMessages as messages } from './drafts.messages.ts'

/** What can be done with rows; absent while they are on their way. */
export type DraftRowActions = {
  isSelected: (id: number) => boolean
  onSelect: (id: number) => void
  onShare: (draft: DraftSummary) => void
  onRemove: (draft: DraftSummary) => void
}

const nothing = () => undefined
const noActions: DraftRowActions = {
  isSelected: () => false,
  onSelect: nothing,
  onShare: nothing,
  onRemove: nothing,
}

const columnsOf = (actions: DraftRowActions): readonly DataColumn<DraftSummary>[] => [
  {
    key: 'select',
    header: messages.select,
    isHeaderHidden: true,
    card: 'media',
    width: '44px',
    render: ({ id, name }) => (
      <Checkbox
        label=""
        aria-label={messages.selectOf(name)}
        checked={actions.isSelected(id)}
        onChange={() => actions.onSelect(id)}
      />
    ),
  },
  {
    key: 'name',
    header: messages.nameColumn,
    card: 'title',
    render: ({ id, name, note }) => (
      <div css={{ overflowWrap: 'anywhere' }}>
        <Link to={draftUrls.draft(id)} css={{ fontWeight: font.weight.semibold }}>
          {name}
        </Link>
        {note && (
          <Text as="div" size="s" tone="muted" css={noteCss}>
            {note}
          </Text>
        )}
      </div>
    ),
  },
  {
    key: 'author',
    header: messages.author,
    priority: 2,
    render: ({ author, isOwn }) => (isOwn ? messages.you : (author ?? draftMessages.noAuthor)),
  },
  {
    key: 'lines',
    header: messages.lines,
    align: 'end',
    render: ({ lineCount }) => formatNumber(lineCount),
  },
  {
    key: 'total',
    header: messages.total,
    align: 'end',
    render: ({ total }) => <strong css={{ whiteSpace: 'nowrap' }}>{formatMoney(total)}</strong>,
  },
  {
    key: 'updated',
    header: messages.updated,
    priority: 2,
    render: ({ updatedAt }) => <LocalTime iso={updatedAt} />,
  },
  {
    key: 'actions',
    header: messages.actions,
    isHeaderHidden: true,
    card: 'action',
    align: 'end',
    render: (draft) => (
      <Stack
        direction="row"
        gap={1}
        justify="flex-end"
        align="center"
        css={{ whiteSpace: 'nowrap' }}
      >
        <FillBasket draft={draft} size="s" variant="secondary" />
        <IconButton
          icon="share"
          size="s"
          label={draftMessages.shareOf(draft.name)}
          title={draftMessages.share}
          disabled={draft.lineCount === 0}
          onClick={() => actions.onShare(draft)}
        />
        <IconButton
          icon="trash"
          size="s"
          label={draftMessages.removeOf(draft.name)}
          title={draftMessages.remove}
          onClick={() => actions.onRemove(draft)}
        />
      </Stack>
    ),
  },
]

type TableProps = {
  drafts: readonly DraftSummary[]
  isLoading?: boolean
  actions?: DraftRowActions
}

/** Dense rows on a desk, cards on a phone. */
export const DraftsTable = ({ drafts, isLoading, actions = noActions }: TableProps) => (
  <DataTable
    caption={draftsTitle}
    columns={columnsOf(actions)}
    rows={drafts}
    rowKey={({ id }) => id}
    isLoading={isLoading}
    css={tableCss}
  />
)

/** A box to tick needs less than a picture. */
const tableCss = {
  [media.down(744)]: { '& td[data-card="media"]': { width: '32px' } },
} as const

const noteCss = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  marginTop: space[0.5],
} as const
