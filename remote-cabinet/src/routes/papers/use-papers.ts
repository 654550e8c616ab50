import { createFileCalls, type DownloadedFile } from '@isp/api-client'
import type { PapersArchiveInput } from '@isp/contract'
import { type CallMarks, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { readFileAnswer } from '../../shared/save-file/file-answer.ts'
import { saveFile } from '../../shared/save-file/save-file.ts'
import { PAPERS_KEY } from './papers.queries.ts'

/** A paper by what it is and whose. */
export type NamedPaper =
  | { kind: 'invoice' | 'confirmation' | 'offer'; id: number }
  | { kind: 'file'; id: string }

const save = ({ content, name }: DownloadedFile) => saveFile(content, name)

/** One paper into the browser's downloads. An invoice may be issued for it, so the list is read again. */
export const useOpenPaper = () => {
  const { api, session } = useRemoteContext()
  return useChange({
    saysFailure: 'page',
    send: (paper: NamedPaper, marks: CallMarks): Promise<DownloadedFile> => {
      if (paper.kind === 'file') return createFileCalls(api, session.clientId).download(paper.id)
      if (paper.kind === 'offer') {
        const params = { path: { id: paper.id } }
        return readFileAnswer(
          api.GET('/api/sale/offers/{id}', { params, parseAs: 'blob', ...marks }),
        )
      }
      const options = { body: { id: paper.id }, parseAs: 'blob', ...marks } as const
      return readFileAnswer(
        paper.kind === 'invoice'
          ? api.POST('/api/sale/order/invoice', options)
          : api.POST('/api/sale/order/confirmation', options),
      )
    },
    invalidates: (_file, { kind }) => (kind === 'invoice' ? [PAPERS_KEY] : []),
    onDone: save,
  })
}

/** Several as one archive. */
export const useArchive = (onSaved: () => void) => {
  const { api } = useRemoteContext()
  return useChange({
    saysFailure: 'page',
    send: (body: PapersArchiveInput, marks: CallMarks) =>
      readFileAnswer(
        api.POST('/api/sale/order/papers/archive', { body, parseAs: 'blob', ...marks }),
      ),
    onDone: (file) => {
      save(file)
      onSaved()
    },
  })
}
