import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { MAX_FILE_SIZE } from '../../fields/file-rule.ts'
import { fileAnswer } from '../../file-content.ts'
import {
  assetSchema,
  clientIdHeaderSchema,
  reservedFileSchema,
  reserveFileInputSchema,
  staffPicturesQuerySchema,
  staffPicturesSchema,
  storedFileSchema,
} from '../../schemas/file.schema.ts'

const oneFile = { maxFiles: 1, maxBytes: MAX_FILE_SIZE }
const params = z.object({ id: z.uuid() })

export const filesEndpoints = {
  reserveFile: endpoint({
    id: 'reserveFile',
    method: 'POST',
    path: '/api/files/reserve',
    summary: 'Сообщить, какой файл будет отправлен; неотправленный через два часа забывается',
    access: 'public',
    headers: clientIdHeaderSchema,
    body: reserveFileInputSchema,
    answers: { 200: reservedFileSchema },
    errors: ['FILE_NAME_INVALID', 'FILE_TOO_LARGE', 'FILE_QUOTA_EXCEEDED'],
    ignoredByPopup: [400, 413],
  }),
  uploadFile: endpoint({
    id: 'uploadFile',
    method: 'POST',
    path: '/api/files/upload/{id}',
    summary: 'Отправить содержимое; вид файла определяется по нему, а не по имени',
    access: 'public',
    headers: clientIdHeaderSchema,
    params,
    multipart: oneFile,
    answers: { 200: storedFileSchema },
    errors: ['FILE_NOT_FOUND', 'FILE_ALREADY_UPLOADED', 'FILE_TYPE_REFUSED'],
    ignoredByPopup: [400, 409, 413, 415],
  }),
  downloadFile: endpoint({
    id: 'downloadFile',
    method: 'GET',
    path: '/api/files/download/{fileUuid}',
    summary: 'Скачать свой файл',
    access: 'public',
    headers: clientIdHeaderSchema,
    params: z.object({ fileUuid: z.uuid() }),
    answers: { 200: fileAnswer() },
    errors: ['FILE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  staffPictures: endpoint({
    id: 'staffPictures',
    method: 'GET',
    path: '/api/core/asset',
    summary: 'Картинки среди открытых файлов: новые — первыми, с местами, где они стоят',
    access: { staff: ['admin', 'content'] },
    query: staffPicturesQuerySchema,
    answers: { 200: staffPicturesSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  createAsset: endpoint({
    id: 'createAsset',
    method: 'POST',
    path: '/api/core/asset',
    summary: 'Положить открытый файл для страниц сайта',
    access: { staff: ['admin', 'content'] },
    multipart: oneFile,
    answers: { 200: assetSchema },
    errors: ['FILE_NAME_INVALID', 'FILE_TYPE_REFUSED'],
  }),
  replaceAsset: endpoint({
    id: 'replaceAsset',
    method: 'PUT',
    path: '/api/core/asset/{id}',
    summary: 'Заменить открытый файл; прежний адрес живёт ещё сутки',
    access: { staff: ['admin', 'content'] },
    params,
    multipart: oneFile,
    answers: { 200: assetSchema },
    errors: ['FILE_NOT_FOUND', 'FILE_NAME_INVALID', 'FILE_TYPE_REFUSED'],
  }),
  deleteAsset: endpoint({
    id: 'deleteAsset',
    method: 'DELETE',
    path: '/api/core/asset/{id}',
    summary: 'Убрать открытый файл, который нигде не стоит',
    access: { staff: ['admin', 'content'] },
    params,
    answers: { 200: z.object({ id: z.uuid() }) },
    errors: ['FILE_NOT_FOUND', 'ASSET_IN_USE'],
  }),
}
