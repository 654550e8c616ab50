import { type ApiClient, authorisedBy } from './api-client.ts'
import { sendByXhr, type UploadWatch } from './send-by-xhr.ts'

/** Options of a call whose form goes by XMLHttpRequest, which says how far it is; the request is only what it is dressed as. */
export const sentByXhr = (api: ApiClient, form: FormData, watch: UploadWatch) => ({
  bodySerializer: () => undefined,
  fetch: authorisedBy(api, (request) => sendByXhr(request, form, watch)),
})
