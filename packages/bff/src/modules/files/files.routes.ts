import type { filesEndpoints } from '@isp/contract'
import type { Handlers } from '../../kernel/http/contract.plugin.ts'
import type { Assets } from './assets.service.ts'
import { type Files, ownerOf } from './files.service.ts'

export const filesRoutes = (files: Files, assets: Assets): Handlers<typeof filesEndpoints> => ({
  reserveFile: ({ headers, body, caller }, request) =>
    files.reserve({ caller, clientId: headers['x-client-id'], address: request.ip }, body),
  uploadFile: ({ headers, params, files: sent, caller }) =>
    files.upload(ownerOf(caller, headers['x-client-id']), params.id, sent),
  downloadFile: ({ headers, params, caller }) =>
    files.download(ownerOf(caller, headers['x-client-id']), params.fileUuid),
  createAsset: ({ files: sent, caller }) => assets.create(caller, sent),
  replaceAsset: ({ params, files: sent, caller }) => assets.replace(caller, params.id, sent),
  deleteAsset: ({ params, caller }) => assets.remove(caller, params.id),
  staffPictures: ({ query }) => assets.pictures(query),
})
