import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { MAX_FILE_SIZE } from '../../fields/file-rule.ts'
import { externalIdField } from '../../schemas/exchange-fields.ts'
import {
  LOAD_PAPER_MAX_BODY,
  loadPaperFieldsSchema,
  loadPaperInputSchema,
  paperLoadedSchema,
} from '../../schemas/loaded-papers.schema.ts'

const load = {
  method: 'POST',
  access: 'exchange',
  answers: { 200: paperLoadedSchema },
  errors: [
    'FILE_TYPE_REFUSED',
    'FILE_MISSING',
    'FILE_TOO_LARGE',
    'PAPER_XML_REFUSED',
    'STORAGE_FULL',
  ],
} as const

/** Documents made by an accounting system (УПД, УКД, счета, акты, сертификаты): PDF, XML of ФНС or both. */
export const loadedPapersEndpoints = {
  loadPaper: endpoint({
    ...load,
    id: 'loadPaper',
    path: '/api/exchange/papers',
    summary:
      'Документ учётной системы: поля и файл PDF или XML; тот же файл ничего не меняет, другой — новая версия',
    multipart: { fields: loadPaperFieldsSchema, maxFiles: 1, maxBytes: MAX_FILE_SIZE },
  }),
  loadPaperJson: endpoint({
    ...load,
    id: 'loadPaperJson',
    path: '/api/exchange/papers/json',
    summary: 'То же одним JSON, файл в base64',
    body: loadPaperInputSchema,
    maxBody: LOAD_PAPER_MAX_BODY,
    acceptsGzip: true,
    example: {
      id: 'paper-1',
      order: '1042',
      kind: 'invoice',
      number: '15',
      date: '2026-01-12',
      file: { name: 'Счёт 15.pdf', content: 'JVBERi0xLjcKJSVFT0YK' },
    },
  }),
  hidePaper: endpoint({
    id: 'hidePaper',
    method: 'DELETE',
    path: '/api/exchange/papers',
    summary: 'Документ больше не показывать; файлы остаются, присланный снова покажется',
    access: 'exchange',
    query: z.object({ id: externalIdField() }),
    answers: { 200: z.object({ id: z.string(), outcome: z.enum(['hidden', 'same']) }) },
  }),
}
