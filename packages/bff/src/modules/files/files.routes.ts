import type { filesEndpoints } from '@isp/contract'
import { callerOf } from '../../plugins/caller.ts'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { Assets } from './assets.service.ts'
import { type Files, ownerOf } from './files.service.ts'

export const filesRoutes = (files: Files, assets: Assets): Handlers<typeof filesEndpoints> => ({
  reserveFile: ({ headers, body }, request) =>
    files.reserve(
      { caller: callerOf(request), clientId: headers['x-client-id'], address: request.ip },
      body,
    ),
  uploadFile: ({ headers, params, files: sent }, request) =>
    files.upload(ownerOf(callerOf(request), headers['x-client-id']), params.id, sent),
  downloadFile: ({ headers, params }, request) =>
    files.download(ownerOf(callerOf(request), headers['x-client-id']), params.fileUuid),
  createAsset: ({ files: sent }, request) => assets.create(callerOf(request), sent),
  replaceAsset: ({ params, files: sent }, request) =>
    assets.replace(callerOf(request), params.id, sent),
  deleteAsset: ({ params }, request) => assets.remove(callerOf(request), params.id),
})
