import pg from 'pg'
import { databaseOf } from '../../kernel/database.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import { createExchangeService } from '../../modules/exchange/exchange.service.ts'
import { createWork } from '../../modules/exchange/exchange-work.ts'
import { loadedGoods } from '../../modules/goods/loaded/loaded-goods.service.ts'
import { loadedPrices } from '../../modules/pricing/loaded-prices.service.ts'
import { loadedStock } from '../../modules/stock/loaded-stock.service.ts'

/** A process that works off the queued loads, like the job, until it is killed or none is left. */
const url = process.env.DATABASE_URL ?? ''
const pool = new pg.Pool({ connectionString: url, max: 2 })
const entities = [...loadedGoods, ...loadedStock, ...loadedPrices]
const work = createWork(url, new Map(entities.map((entity) => [entity.name, entity])), console)
const service = createExchangeService({
  ...{ database: databaseOf(pool), transact: transactionsOf(pool), work },
  jobs: { enqueue: async () => '' },
})
console.log('ready')
await service.workOff(async () => {})
await work.close()
await pool.end()
