import { issueOf } from '@isp/contract/field-schemas'
import * as z from 'zod'

const formFileSchema = z.object({
  key: z.string(),
  name: z.string(),
  size: z.number(),
  /** Once the server has it. */
  id: z.uuid().nullable(),
  /** Why it does not; a sentence. */
  failure: z.string().nullable(),
})
/** A file in a form: chosen, then sent by itself, so that the form only has to name it. `size` in bytes. */
export type FormFile = z.infer<typeof formFileSchema>

/** Goes only when every file that stands there is with the server. */
export const formFilesField = () =>
  z.array(formFileSchema).superRefine((files, context) => {
    if (files.some(({ failure }) => failure !== null)) {
      context.addIssue(issueOf({ code: 'FILE_FAILED' }))
    } else if (files.some(({ id }) => id === null)) {
      context.addIssue(issueOf({ code: 'FILE_UNDER_WAY' }))
    }
  })

export const fileIdsOf = (files: readonly FormFile[]): string[] =>
  files.flatMap(({ id }) => id ?? [])

/** What of a kept draft still stands: a file that was under way went with its page. */
export const sentFiles = (files: readonly FormFile[]): FormFile[] =>
  files.filter(({ id }) => id !== null)
