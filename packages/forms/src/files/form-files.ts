import { issueOf } from '@isp/contract/field-schemas'
import * as z from 'zod'

const formFileSchema = z.object({
  key: z.string(),
  name: z.string(),
  size: z.number(),
  /** Null until uploaded. */
  id: z.uuid().nullable(),
  /** Why the upload failed, as a sentence. */
  failure: z.string().nullable(),
})
/** A chosen file, uploaded separately, so that the form only sends its id. `size` in bytes. */
export type FormFile = z.infer<typeof formFileSchema>

/** Valid only if every file in the list has been uploaded. */
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

/** Files of a stored draft that can be kept: those already uploaded. */
export const sentFiles = (files: readonly FormFile[]): FormFile[] =>
  files.filter(({ id }) => id !== null)
