import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  currencyCodeField,
  currencyRateInputSchema,
  currencyRateSchema,
} from '../../schemas/currency.schema.ts'

const params = z.object({ code: currencyCodeField() })

/** §7.3: exchange rates of foreign currencies in roubles, by day. */
export const currencyEndpoints = {
  currencyRates: endpoint({
    id: 'currencyRates',
    method: 'GET',
    path: '/api/catalog/currency-rate',
    summary: 'Курсы валют на сегодня',
    access: 'public',
    sameFor: 'everybody',
    answers: { 200: z.object({ items: z.array(currencyRateSchema) }) },
    maxAge: 600,
  }),
  currencyRate: endpoint({
    id: 'currencyRate',
    method: 'GET',
    path: '/api/catalog/currency-rate/{code}',
    summary: 'Курс одной валюты на сегодня',
    access: 'public',
    params,
    answers: { 200: currencyRateSchema },
    errors: ['CURRENCY_RATE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  setCurrencyRate: endpoint({
    id: 'setCurrencyRate',
    method: 'PUT',
    path: '/api/catalog/currency-rate/{code}',
    summary: 'Назвать курс на день (D53); названный на тот же день заменяется',
    access: { staff: ['admin'] },
    params,
    body: currencyRateInputSchema,
    answers: { 200: currencyRateSchema },
  }),
}
