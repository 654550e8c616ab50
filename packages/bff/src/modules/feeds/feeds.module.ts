import { feedsEndpoints } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Files } from '../files/files.service.ts'
import type { Catalog } from '../goods/catalog.service.ts'
import { buildYmlJob, createBuildYml } from './build-yml.job.ts'
import { newestYml } from './newest-yml.ts'
import { createPriceList, priceListJob } from './price-list.job.ts'
import { countAsked, selectTerms } from './price-list.sql.ts'

type Asked = Shared & { catalog: Pick<Catalog, 'goods'>; files: Pick<Files, 'save'> }

/** Limit of price lists for one person in an hour: each reads all goods, while other jobs wait. */
const AN_HOUR = 20

export const feedsModule = defineModule({
  endpoints: feedsEndpoints,
  open: (asked: Asked) => {
    const { jobs, transact } = asked
    const askPriceList = (accountId: number, agreementUuid: string, priceTypeId: number | null) =>
      transact(async (connection) => {
        const data = { accountId, agreementUuid, priceTypeId }
        if (!(await selectTerms(connection, data))) return null
        if ((await countAsked(connection, accountId)) >= AN_HOUR) {
          throw new AppError('TOO_MANY_REQUESTS', { seconds: 3600 })
        }
        return {
          jobId: await jobs.enqueue(connection, priceListJob, data, { owner: { accountId } }),
        }
      })
    return {
      handlers: {
        ymlFeed: () => newestYml(asked),
        buildYmlFeed: async ({ caller }) => {
          const owner = { accountId: caller.account.id }
          const jobId = await transact((connection) =>
            jobs.enqueue(connection, buildYmlJob, {}, { owner }),
          )
          return { jobId }
        },
        priceList: async ({ caller: { account, agreement } }) => {
          const asked = await askPriceList(account.id, agreement.uuid, agreement.priceTypeId)
          if (!asked) throw new AppError('COMPANY_FORBIDDEN')
          return asked
        },
        staffPriceList: async ({ caller, body }) => {
          const asked = await askPriceList(caller.account.id, body.agreementUuid, null)
          if (!asked) throw new AppError('STAFF_AGREEMENT_NOT_FOUND')
          return asked
        },
      },
      jobs: [createBuildYml(asked), createPriceList(asked)],
    }
  },
})
