import { endpoint } from '../../endpoint.ts'
import { fileAnswer } from '../../file-content.ts'
import {
  categoryStatisticsQuerySchema,
  companyCategoriesSchema,
  repricedQuerySchema,
  repricedSchema,
  statisticsAmountSchema,
  statisticsQuerySchema,
  statisticsRefreshSchema,
  waitingTodaySchema,
} from '../../schemas/statistics.schema.ts'
import { companyRoles } from '../../schemas/user.schema.ts'

const member = { access: { company: companyRoles } } as const

/** §7.5: a manager sees the orders of the company, other members only their own. */
export const statisticsEndpoints = {
  refreshStatistics: endpoint({
    ...member,
    id: 'refreshStatistics',
    method: 'POST',
    path: '/api/statistics/company/refresh',
    summary: 'Посчитать статистику выбранной компании заново; не чаще раза в минуту',
    answers: { 200: statisticsRefreshSchema },
  }),
  statisticsAmount: endpoint({
    ...member,
    id: 'statisticsAmount',
    method: 'GET',
    path: '/api/statistics/amount',
    summary: 'Суммы заказов по месяцам за два года, без отменённых',
    query: statisticsQuerySchema,
    answers: { 200: statisticsAmountSchema },
    errors: ['COMPANY_FORBIDDEN'],
  }),
  companyCategories: endpoint({
    ...member,
    id: 'companyCategories',
    method: 'GET',
    path: '/api/statistics/company-categories',
    summary: 'Суммы заказов по разделам первого уровня и месяцам',
    query: categoryStatisticsQuerySchema,
    answers: { 200: companyCategoriesSchema },
    errors: ['COMPANY_FORBIDDEN'],
  }),
  exportStatistics: endpoint({
    ...member,
    id: 'exportStatistics',
    method: 'GET',
    path: '/api/statistics/excel-export',
    summary: 'То же файлом Excel: строка на компанию и месяц, столбец на раздел',
    query: statisticsQuerySchema,
    answers: {
      200: fileAnswer(['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
    },
    errors: ['COMPANY_FORBIDDEN'],
  }),
  waitingToday: endpoint({
    ...member,
    id: 'waitingToday',
    method: 'GET',
    path: '/api/statistics/today',
    summary:
      'Что ждёт действия: заказы — оплаты, конца резерва, поставки; новые цены в своих черновиках и избранном',
    answers: { 200: waitingTodaySchema },
  }),
  repricedGoods: endpoint({
    ...member,
    id: 'repricedGoods',
    method: 'GET',
    path: '/api/statistics/repriced',
    summary: 'Товары своих черновиков и избранного, у которых изменилась цена',
    query: repricedQuerySchema,
    answers: { 200: repricedSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
