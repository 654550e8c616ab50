import { Drawer } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { draftMessages as messages } from './draft.messages.ts'
import type { DraftHead } from './edit-form.tsx'

const EditForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './edit-form.tsx')).EditForm,
}))

type EditProps = { draft: DraftHead | null; onClose: () => void }

/** Name and note of a draft; null: closed. */
export const EditDialog = ({ draft, onClose }: EditProps) => (
  <Drawer side="center" isOpen={draft !== null} onClose={onClose} title={messages.editTitle}>
    <Suspense>{draft && <EditForm draft={draft} onClose={onClose} />}</Suspense>
  </Drawer>
)
