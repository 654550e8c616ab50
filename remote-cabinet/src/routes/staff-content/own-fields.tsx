import { unwrap } from '@isp/api-client'
import type { OwnFieldName, OwnFields as OwnFieldsAnswer, Product } from '@isp/contract'
import { ownFieldsUrls } from '@isp/contract/content-urls'
import { urls } from '@isp/contract/urls'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { EM_DASH, productName } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Button, type DataColumn, DataTable, Skeleton, Stack, Tag, Text } from '@isp/ui'
import { useState } from 'react'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { ownFieldsKey, ownFieldsQuery } from '../../shared/staff/content.queries.ts'
import { NoSuchPage } from '../../shared/staff/no-such-page.tsx'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { OwnFieldDialog } from './own-field-dialog.tsx'
import { productsMessages as messages } from './staff-products.messages.ts'

const names = Object.keys(messages.fields) as OwnFieldName[]

type Kept = OwnFieldsAnswer['items'][number]
type Row = { field: OwnFieldName; kept: Kept | undefined }
type Asked = Row & { act: 'take' | 'giveBack' }

/** Who keeps which field of a product (D56), and the ways from one to the other. */
export const OwnFields = ({ id }: { id: number }) => {
  const { api } = useRemoteContext()
  return (
    <Read
      query={useQuery(ownFieldsQuery(api, id))}
      waiting={
        <StaffPage title={messages.title}>
          <Skeleton lines={8} />
        </StaffPage>
      }
      instead={{ 404: <NoSuchPage /> }}
    >
      {({ items, product }) => (
        <StaffPage
          title={product ? productName(product.name) : messages.unseen(id)}
          note={messages.note}
        >
          <Stack direction="row" gap={4} isWrap>
            {product && (
              <>
                <Text as="span" tone="secondary">
                  {messages.article(product.article)}
                </Text>
                <Link to={urls.product(product.slug)}>{messages.inShop}</Link>
              </>
            )}
            <Link to={ownFieldsUrls.products()}>{messages.back}</Link>
          </Stack>
          {!product && <Text>{messages.unseenText}</Text>}
          <Fields id={id} items={items} product={product} />
        </StaffPage>
      )}
    </Read>
  )
}

type FieldsProps = { id: number; items: readonly Kept[]; product: Product | null }

const Fields = ({ id, items, product }: FieldsProps) => {
  const { api } = useRemoteContext()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const set = useChange({
    saysFailure: 'popup',
    send: (body: { field: OwnFieldName; isOwn: boolean }, marks) =>
      unwrap(
        api.PUT('/api/admin/product/{id}/own-fields', { params: { path: { id } }, body, ...marks }),
      ),
    invalidates: () => [ownFieldsKey],
    success: (_, { field, isOwn }) => ({ text: (isOwn ? messages.taken : messages.given)(field) }),
    onDone: close,
  })
  const columns: readonly DataColumn<Row>[] = [
    {
      key: 'field',
      header: messages.field,
      card: 'title',
      render: ({ field }) => <strong>{messages.fields[field]}</strong>,
    },
    {
      key: 'now',
      header: messages.now,
      render: ({ field }) => (
        <div css={valueCss}>{(product && messages.valueOf(field, product)) || EM_DASH}</div>
      ),
    },
    {
      key: 'owner',
      header: messages.owner,
      render: ({ kept }) => (
        <Tag tone={kept ? 'accent' : 'neutral'}>{kept ? messages.site : messages.accounting}</Tag>
      ),
    },
    {
      key: 'since',
      header: messages.since,
      render: ({ kept }) =>
        kept ? (
          <span>
            <LocalTime iso={kept.takenAt} />, {kept.takenBy}
          </span>
        ) : (
          EM_DASH
        ),
    },
    {
      key: 'actions',
      header: messages.actions,
      isHeaderHidden: true,
      align: 'end',
      card: 'action',
      render: (row) => {
        const { field, kept } = row
        return (
          <Stack direction="row" gap={2} isWrap css={{ justifyContent: 'end' }}>
            {product && kept && field !== 'images' && (
              <Button
                size="s"
                variant="secondary"
                aria-label={messages.editOf(field)}
                onClick={() => setAsked({ ...row, act: 'take' })}
              >
                {messages.edit}
              </Button>
            )}
            {(product || kept) && (
              <Button
                size="s"
                variant="secondary"
                aria-label={(kept ? messages.giveBackOf : messages.takeOf)(field)}
                isLoading={set.isPending && field === 'images'}
                onClick={() =>
                  // pictures have no value that could be sent along
                  kept || field !== 'images'
                    ? setAsked({ ...row, act: kept ? 'giveBack' : 'take' })
                    : set.run({ field, isOwn: true })
                }
              >
                {kept ? messages.giveBack : messages.take}
              </Button>
            )}
          </Stack>
        )
      },
    },
  ]
  return (
    <>
      <DataTable
        caption={messages.title}
        columns={columns}
        rows={names.map((field) => ({ field, kept: items.find((one) => one.field === field) }))}
        rowKey={({ field }) => field}
      />
      {asked?.act === 'take' && product && asked.field !== 'images' && (
        <OwnFieldDialog
          field={asked.field}
          title={(asked.kept ? messages.editOf : messages.takeOf)(asked.field)}
          product={product}
          onClose={close}
        />
      )}
      {asked?.act === 'giveBack' && (
        <ConfirmDialog
          isOpen
          title={messages.giveBackOf(asked.field)}
          text={messages.giveBackText}
          action={messages.giveBack}
          isPending={set.isPending}
          onConfirm={() => set.run({ field: asked.field, isOwn: false })}
          onClose={close}
        />
      )}
    </>
  )
}

const valueCss = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  maxWidth: '60ch',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const
