import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { keepDraft, readDraft } from './drafts.ts'
import { useZodForm, type ZodForm } from './use-zod-form.ts'

type DraftFormOptions<In> = {
  /** Name of the form; one draft of a name in a tab. */
  name: string
  /** Uuid of the account that types, '' for a visitor: nobody else gets to see it. */
  owner: string
  defaultValues: In
  /** What of a draft may still stand; all of it unless said otherwise. */
  accept?: (kept: In) => In
}

const startOf = <In extends FieldValues>({
  name,
  owner,
  defaultValues,
  accept = (kept) => kept,
}: DraftFormOptions<In>): In => {
  const kept = readDraft(name, owner)
  if (kept === null || typeof kept !== 'object') return defaultValues
  const values = kept as Readonly<Record<string, unknown>>
  // a draft of an earlier release may lack fields, or have them of another kind
  const isWhole = Object.entries(defaultValues).every(
    ([field, value]) => typeof values[field] === typeof value,
  )
  return isWhole ? accept(kept as In) : defaultValues
}

/**
 * A form that loses nothing: what is typed is kept in the tab and stands there again after a reload, a sign-in, or a
 * page that had to go. `forgetDraft(name)` once it was sent; leaving the cabinet forgets it too.
 */
export const useDraftForm = <In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, In>,
  options: DraftFormOptions<In>,
): ZodForm<In, Out> => {
  const { name, owner } = options
  const [start] = useState(() => startOf(options))
  const form = useZodForm<In, Out>(schema, { defaultValues: start as never })
  useEffect(() => {
    const { unsubscribe } = form.watch(() => keepDraft(name, owner, form.getValues()))
    return unsubscribe
  }, [form, name, owner])
  return form
}
