import type { PromoEntry, PromoKind } from '@isp/contract'
import { Checkbox, type DataColumn, DataTable, IconButton, Text, VisuallyHidden } from '@isp/ui'
import { stateOf } from './promo-state.ts'
import { promoMessages as messages } from './staff-promo.messages.ts'

type PromoTableProps = {
  kind: PromoKind
  entries: readonly PromoEntry[]
  isLoading: boolean
  isPending: boolean
  onMove: (from: number, to: number) => void
  onSwitch: (entry: PromoEntry) => void
  onEdit: (entry: PromoEntry) => void
  onRemove: (entry: PromoEntry) => void
}

const contentsOf = (
  kind: PromoKind,
  { slides, productIds, viewCount, section, link }: PromoEntry,
) => {
  if (kind === 'stories') return `${messages.frames(slides.length)}, ${messages.views(viewCount)}`
  if (kind === 'products') return messages.products(productIds.length)
  return link ?? section?.name ?? ''
}

export const PromoTable = (props: PromoTableProps) => {
  const { kind, entries, isLoading, isPending, onMove, onSwitch, onEdit, onRemove } = props
  const now = new Date()
  /** Never `disabled`: a button that is switched off under the keyboard loses it. */
  const move = (from: number, to: number) => {
    const isEdge = to < 0 || to >= entries.length
    return {
      'aria-disabled': isEdge || undefined,
      onClick: () => {
        if (!isEdge && !isPending) onMove(from, to)
      },
    }
  }
  const columns: readonly DataColumn<PromoEntry>[] = [
    {
      key: 'title',
      header: messages.title,
      card: 'title',
      render: ({ title }) => <strong>{title}</strong>,
    },
    {
      key: 'state',
      header: messages.state,
      render: (entry) => {
        const { isShown, text } = stateOf(entry, now)
        return (
          <span css={{ display: 'inline-flex', alignItems: 'center' }}>
            <Checkbox
              label={<VisuallyHidden>{messages.turnOn(entry.title)}</VisuallyHidden>}
              checked={entry.isActive}
              onChange={() => !isPending && onSwitch(entry)}
            />
            <Text size="s" tone={isShown ? 'success' : 'muted'}>
              {text}
            </Text>
          </span>
        )
      },
    },
    { key: 'contents', header: messages.contents, render: (entry) => contentsOf(kind, entry) },
    ...(kind === 'stories'
      ? []
      : [
          {
            key: 'places',
            header: messages.places,
            render: ({ inSections }: PromoEntry) =>
              messages.standsIn(inSections.map(({ name }) => name)),
          },
        ]),
    {
      key: 'actions',
      header: messages.actions,
      isHeaderHidden: true,
      align: 'end',
      card: 'action',
      render: (entry) => {
        const place = entries.indexOf(entry)
        return (
          <span css={{ display: 'inline-flex', alignItems: 'center' }}>
            <IconButton
              icon="arrow-up"
              label={messages.up(entry.title)}
              {...move(place, place - 1)}
            />
            <IconButton
              icon="arrow-down"
              label={messages.down(entry.title)}
              {...move(place, place + 1)}
            />
            <IconButton
              icon="settings"
              label={messages.edit(entry.title)}
              onClick={() => onEdit(entry)}
            />
            <IconButton
              icon="trash"
              label={messages.remove(entry.title)}
              onClick={() => onRemove(entry)}
            />
          </span>
        )
      },
    },
  ]
  return (
    <DataTable
      caption={messages.kinds[kind]}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      isLoading={isLoading}
    />
  )
}
