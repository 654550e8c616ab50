import * as z from 'zod'
import { issueOf } from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'

/** Product fields that the staff may edit; a data load does not overwrite them (D56). */
export const ownFieldNames = ['description', 'images', 'section'] as const
export type OwnFieldName = (typeof ownFieldNames)[number]

export const ownFieldsSchema = z
  .object({
    items: z.array(
      z.object({ field: z.enum(ownFieldNames), takenBy: z.string(), takenAt: z.string() }),
    ),
  })
  .meta({ id: 'OwnFields' })
export type OwnFields = z.infer<typeof ownFieldsSchema>

export const setOwnFieldSchema = z
  .strictObject({
    field: z.enum(ownFieldNames),
    isOwn: z.boolean().describe('false — вернуть загрузке: её значение придёт со следующей'),
    description: z
      .string()
      .trim()
      .max(50_000)
      .optional()
      .describe('Новое описание; нет поля — остаётся, какое есть'),
    sectionId: idField().optional().describe('Новый раздел; нет поля — остаётся, какой есть'),
  })
  .superRefine(({ field, isOwn, ...values }, context) => {
    const expected = { description: 'description', images: null, section: 'sectionId' }[field]
    for (const [path, value] of Object.entries(values))
      if (value !== undefined && !(isOwn && path === expected))
        context.addIssue({ ...issueOf({ code: 'UNEXPECTED' }), path: [path] })
  })
export type SetOwnField = z.infer<typeof setOwnFieldSchema>
