import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { keepDraft, readDraft } from './drafts.ts'
import { useZodForm, type ZodForm } from './use-zod-form.ts'

type DraftFormOptions<In> = {
  /** Name of the form; a tab has one draft per name. */
  name: string
  /** Uuid of the account, '' for an anonymous visitor: other accounts do not see the draft. */
  owner: string
  defaultValues: In
  /** Selects the part of a stored draft that is still valid; default: all of it. */
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
  // a draft stored by an earlier release may lack fields, or have other types
  const isWhole = Object.entries(defaultValues).every(
    ([field, value]) => typeof values[field] === typeof value,
  )
  return isWhole ? accept(kept as In) : defaultValues
}

/**
 * A form whose values are stored in the tab and restored after a reload, a sign-in, or a return to the page. Call
 * `forgetDraft(name)` after sending; signing out deletes drafts too.
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
