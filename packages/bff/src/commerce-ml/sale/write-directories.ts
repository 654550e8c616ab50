import { el } from '../commerce-ml.language.ts'
import { directory } from './sale.language.ts'
import { declaration, limits, lineNode, node } from './write-xml.ts'

export type DirectoryItem = { id: string; title: string }

type Directories = Record<'states' | 'payments' | 'deliveries', readonly DirectoryItem[]>

const itemsNode = (name: string, items: readonly DirectoryItem[]): string =>
  node(
    name,
    ...items.map(({ id, title }) =>
      node(directory.item, lineNode(el.id, id, limits.id), lineNode(directory.title, title)),
    ),
  )

/** What 1C maps to states, payments and deliveries of its own. */
export const writeDirectories = ({ states, payments, deliveries }: Directories): string =>
  declaration +
  node(
    directory.root,
    ...directory.states.map((name) => itemsNode(name, states)),
    itemsNode(directory.payments, payments),
    itemsNode(directory.deliveries, deliveries),
  )
