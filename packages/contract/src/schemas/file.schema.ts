import * as z from 'zod'
import { clientIdField } from '../fields/ids.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { filePurposeNames } from '../file-purposes.ts'
import { textKinds } from './texts.schema.ts'

/** The browser's own id (D37): the owner of files uploaded before the sign-in. */
export const clientIdHeaderSchema = z.object({ 'x-client-id': clientIdField().optional() })

export const reserveFileInputSchema = z.strictObject({
  name: z.string().max(4000).describe('До 255 байт, без /, \\ и невидимых знаков'),
  size: z.int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Байт, не больше 26214400'),
  purpose: z.enum(filePurposeNames),
})

export const reservedFileSchema = z
  .object({
    id: z.uuid().describe('Номер для /api/files/upload/{id} и для скачивания'),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'ReservedFile' })

export const storedFileSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    size: z.int(),
    mediaType: z.string().describe('По содержимому'),
    sha256: z.string(),
  })
  .meta({ id: 'StoredFile' })

export const assetSchema = storedFileSchema
  .extend({ url: z.string().describe('Открытый адрес; новое содержимое получает новый') })
  .meta({ id: 'Asset' })

/** Where a picture is used: in a published, scheduled or latest version of a text, or in a promo entry. */
const assetUseSchema = z
  .object({
    kind: z.enum([...textKinds, 'promo']),
    slug: z.string().describe('Адрес текста или номер'),
    title: z.string(),
  })
  .meta({ id: 'AssetUse' })
export type AssetUse = z.infer<typeof assetUseSchema>

export const staffPictureSchema = assetSchema
  .extend({ updatedAt: z.iso.datetime(), uses: z.array(assetUseSchema) })
  .meta({ id: 'StaffPicture' })
export type StaffPicture = z.infer<typeof staffPictureSchema>

export const staffPicturesQuerySchema = z.object({
  ...pageQuery([12, 24]),
  q: z.string().trim().max(100).optional().describe('Часть имени'),
})
export type StaffPicturesQuery = z.infer<typeof staffPicturesQuerySchema>
export const staffPicturesSchema = pageOf(staffPictureSchema)

export type ReserveFileInput = z.infer<typeof reserveFileInputSchema>
export type ReservedFile = z.infer<typeof reservedFileSchema>
export type StoredFile = z.infer<typeof storedFileSchema>
export type Asset = z.infer<typeof assetSchema>
