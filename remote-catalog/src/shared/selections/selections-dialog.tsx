import type { Selection } from '@isp/contract'
import { selectionsUrl } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { color, Drawer, font, Heading, Skeleton, Stack, space, Text } from '@isp/ui'
import type { ListScope } from './list-scope.ts'
import { SaveSelectionForm } from './save-selection-form.tsx'
import { selectionsMessages as messages } from './selections.messages.ts'
import { selectionsQuery } from './selections.queries.ts'

type ListProps = { list: ListScope; onClose: () => void }
export type SelectionsDialogProps = ListProps & {
  /** What the button says: its words are not loaded twice. */
  titles: { save: string; open: string }
}

const isHere = ({ scope }: ListScope, { section, q }: Selection): boolean =>
  'section' in scope ? section === scope.section : q !== null

/** The choice of this list under a name, and what was kept here before, one click away. */
export const SelectionsDialog = ({ list, titles, onClose }: SelectionsDialogProps) => {
  const { api, session } = useRemoteContext()
  const selections = useQuery(selectionsQuery(api, session.identity()))
  const same = selections.data?.items.find(({ address }) => address === list.address)
  const isSaving = list.hasChoice && !same
  return (
    <Drawer isOpen onClose={onClose} side="center" title={isSaving ? titles.save : titles.open}>
      <Read
        query={selections}
        size="line"
        title={messages.failed}
        waiting={
          <div role="status" aria-label={messages.waiting}>
            <Skeleton shape="box" height="160px" />
          </div>
        }
      >
        {({ items }) => <Kept list={list} items={items} same={same} onClose={onClose} />}
      </Read>
    </Drawer>
  )
}

type KeptProps = ListProps & { items: Selection[]; same: Selection | undefined }

const Kept = ({ list, items, same, onClose }: KeptProps) => {
  const own = items.filter((item) => isHere(list, item))
  return (
    <Stack gap={5}>
      {!list.hasChoice && <Text tone="secondary">{messages.chooseFirst}</Text>}
      {same && <Text>{messages.isSaved(same.name)}</Text>}
      {list.hasChoice && !same && <SaveSelectionForm list={list} onClose={onClose} />}
      {(own.length > 0 || !list.hasChoice) && (
        <section>
          <Heading level={3} css={{ marginBottom: space[2] }}>
            {'section' in list.scope ? messages.ownHere : messages.ownSearches}
          </Heading>
          {own.length === 0 && <Text tone="secondary">{messages.none}</Text>}
          <ul css={listCss}>
            {own.map((item) => (
              <li key={item.id}>
                <OwnSelection item={item} onClose={onClose} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && <Link to={selectionsUrl()}>{messages.all}</Link>}
    </Stack>
  )
}

const OwnSelection = ({ item, onClose }: { item: Selection; onClose: () => void }) => {
  const { name, address, conditions, hasLetter, isGone } = item
  const notes = [...conditions, ...(hasLetter ? [messages.hasLetter] : [])]
  return (
    <>
      {isGone ? (
        <span>{name}</span>
      ) : (
        <Link to={address} onClick={onClose}>
          {name}
        </Link>
      )}
      <small>{isGone ? messages.gone : notes.join(' · ')}</small>
    </>
  )
}

const listCss = {
  '& > li': {
    display: 'grid',
    gap: space[1],
    paddingBlock: space[2],
    borderTop: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
  },
  '& small': { color: color.textSecondary, fontSize: font.size.s },
} as const
