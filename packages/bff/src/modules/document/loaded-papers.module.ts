import { Readable } from 'node:stream'
import { loadedPapersEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { type Files, onlyFile } from '../files/files.service.ts'
import { createPlacePapers } from './loaded-papers.job.ts'
import { createLoadedPapers } from './loaded-papers.service.ts'

export const loadedPapersModule = defineModule({
  endpoints: loadedPapersEndpoints,
  open: (asked: Shared & { files: Files }) => {
    const papers = createLoadedPapers(asked)
    return {
      jobs: [createPlacePapers(papers.place)],
      handlers: {
        loadPaper: async ({ caller, body, files }) =>
          papers.take(caller.exchange, body, await onlyFile(files)),
        loadPaperJson: ({ caller, body: { file, ...fields } }) =>
          papers.take(caller.exchange, fields, {
            name: file.name,
            content: Readable.from([Buffer.from(file.content, 'base64')]),
          }),
        hidePaper: async ({ caller, query }) => ({
          id: query.id,
          outcome: await papers.hide(caller.exchange, query.id),
        }),
      },
    }
  },
})
