import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { fileAnswer } from '../../file-content.ts'

const queued = z.object({
  jobId: z.uuid().describe('Ход работы и файл — в /api/jobs/{id}'),
})

/** Product feeds for other sites, as files (record 100). */
export const feedsEndpoints = {
  ymlFeed: endpoint({
    id: 'ymlFeed',
    method: 'GET',
    path: '/api/feeds/yml',
    summary:
      'Товары для торговых площадок, YML в gzip: последняя готовая выгрузка. С ETag и Last-Modified; 404, пока ни одной нет',
    access: 'public',
    caller: 'nobody',
    answers: { 200: fileAnswer(['application/gzip']) },
    maxAge: 600,
    errors: ['FILE_NOT_FOUND'],
  }),
  buildYmlFeed: endpoint({
    id: 'buildYmlFeed',
    method: 'POST',
    path: '/api/feeds/yml',
    summary: 'Собрать выгрузку YML сейчас, не дожидаясь ночи',
    access: { staff: ['admin', 'content'] },
    caller: 'account',
    answers: { 200: queued },
  }),
  priceList: endpoint({
    id: 'priceList',
    method: 'POST',
    path: '/api/company/price-list',
    summary:
      'Прайс-лист Excel по выбранному договору (и спецификации): работа в фоне, файл — в её итоге',
    access: { company: ['manager', 'buyer'], agreement: true },
    answers: { 200: queued },
    errors: ['TOO_MANY_REQUESTS'],
  }),
  staffPriceList: endpoint({
    id: 'staffPriceList',
    method: 'POST',
    path: '/api/admin/company/price-list',
    summary: 'Прайс-лист Excel по договору компании, которую ведёт сотрудник',
    access: { staff: ['admin', 'sales'] },
    caller: 'account',
    body: z.strictObject({ agreementUuid: z.uuid() }),
    example: { agreementUuid: 'f1000000-0003-4000-8000-000000000001' },
    answers: { 200: queued },
    errors: ['STAFF_AGREEMENT_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
}
