import type { OnecFile } from '@isp/contract'
import { exchangeUrls } from '@isp/contract/content-urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { type DataColumn, DataTable, EmptyState, Heading, Stack, Text } from '@isp/ui'
import { StaffList } from '../../../shared/staff/staff-list.tsx'
import { parseStaffParams, staffSearch } from '../../../shared/staff/staff-params.ts'
import { compactCardsCss } from '../compact-cards.css.ts'
import { onecMessages as messages } from './onec.messages.ts'
import { filesQuery } from './onec.queries.ts'
import { FileState } from './onec-state.tsx'

type Row = OnecFile & { isRepeated: boolean }

const fileColumns: readonly DataColumn<Row>[] = [
  {
    key: 'file',
    header: messages.file,
    card: 'title',
    render: ({ name, entries }) => (
      <div css={{ overflowWrap: 'anywhere' }}>
        <code>{name}</code>
        {entries && (
          <Text as="div" size="s" tone="muted">
            {messages.inside(entries)}
          </Text>
        )}
      </div>
    ),
  },
  {
    key: 'state',
    header: messages.state,
    width: '140px',
    render: ({ state }) => <FileState state={state} />,
  },
  { key: 'size', header: messages.size, render: messages.sizeOf },
  {
    key: 'told',
    header: messages.told,
    card: 'action',
    render: ({ words, isRepeated, remarkCount }) => (
      <div css={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {isRepeated ? messages.sameWords : words}
        {remarkCount > 0 && (
          <Text as="div" size="s" tone="danger">
            {messages.remarks(remarkCount)}
          </Text>
        )}
      </div>
    ),
  },
]

type Remark = OnecFile['remarks'][number] & { key: string; file: string }

const remarkColumns: readonly DataColumn<Remark>[] = [
  {
    key: 'id',
    header: messages.id,
    card: 'title',
    render: ({ id }) => id && <code css={{ overflowWrap: 'anywhere' }}>{id}</code>,
  },
  {
    key: 'told',
    header: messages.told,
    card: 'action',
    render: ({ text }) => <div css={{ overflowWrap: 'anywhere' }}>{text}</div>,
  },
  {
    key: 'where',
    header: messages.where,
    width: '240px',
    render: ({ file, line }) => (
      <span css={{ overflowWrap: 'anywhere' }}>
        {line === null ? file : `${file}, ${messages.line(line)}`}
      </span>
    ),
  },
]

/** Files that are imported together are answered together: their words stand once. */
const rowsOf = (files: readonly OnecFile[]): Row[] =>
  files.map((file, at) => ({
    ...file,
    isRepeated: file.words !== null && file.words === files[at - 1]?.words,
  }))

/** A page of the files of an exchange; above them what of these was not taken. */
export const OnecFiles = ({ id }: { id: string }) => {
  const { api } = useRemoteContext()
  const { page } = parseStaffParams(useSearchParams()[0], '', [])
  const query = useQuery(filesQuery(api, id, { page }))
  const files = query.data?.items ?? []
  const remarks = files.flatMap((file) =>
    file.remarks.map((remark, place) => ({
      ...remark,
      key: `${file.id} ${place}`,
      file: file.name,
    })),
  )
  const total = files.reduce((sum, { remarkCount }) => sum + remarkCount, 0)
  return (
    <>
      {remarks.length > 0 && (
        <Stack as="section" gap={4}>
          <Heading level={2} size={3}>
            {messages.remarksTitle}
          </Heading>
          {total > remarks.length && <Text>{messages.remarksShown(remarks.length, total)}</Text>}
          <DataTable
            css={compactCardsCss}
            caption={messages.remarksTitle}
            columns={remarkColumns}
            rows={remarks}
            rowKey={({ key }) => key}
          />
        </Stack>
      )}
      <Stack as="section" gap={4}>
        <Heading level={2} size={3}>
          {messages.files}
        </Heading>
        <StaffList
          query={query}
          page={page}
          hrefOf={(to) => exchangeUrls.onecOne(id, staffSearch({ page: to }, ''))}
          table={(shown, isLoading) => (
            <DataTable
              css={compactCardsCss}
              caption={messages.files}
              columns={fileColumns}
              rows={rowsOf(shown)}
              rowKey={(file) => file.id}
              isLoading={isLoading}
            />
          )}
          empty={<EmptyState icon="list" title={messages.noFiles} text={messages.noFilesText} />}
        />
      </Stack>
    </>
  )
}
