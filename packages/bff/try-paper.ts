import { readFile, writeFile } from 'node:fs/promises'
import { createPapers } from './src/modules/document/paper/papers.ts'
import { invoicePaper } from './src/modules/document/invoice/invoice.paper.ts'
import { requisitesOf } from './src/modules/document/invoice/invoice-content.ts'
import { openSeller } from './src/modules/document/seller/open-seller.ts'
import { demoSellerFile } from './src/modules/document/seller/seller.settings.ts'
const opened = await openSeller(demoSellerFile)
const count = Number(process.argv[2] ?? 7)
const names = ['Сверло спиральное по металлу ГОСТ 10902-77, Р6М5К5, TiN, Ø 8,5 мм, хвостовик цилиндрический, левое', 'Метчик машинно-ручной М10×1,5 <b>жирный</b> & \u202Eобратный\u0007', 'Набор ключей', 'ОченьдлинноеназваниебезпробеловкотороенепомещаетсявстолбецникаккакиненадоВообщеОченьдлинное', 'Пластина твердосплавная CNMG 120408-PM 4325']
const lines = Array.from({ length: count }, (_, i) => ({ article: ['2301-1020-19', 'A/10', 'CNMG120408-PM4325', 'К-1'][i % 4]!, name: names[i % 5]!, unit: ['шт', 'компл', 'упак', 'пог. м', 'бух'][i % 5]!, quantity: 1 + i * 37 % 2000, price: 12345 + i * 100, sum: (12345 + i * 100) * (1 + i * 37 % 2000), vatRate: [22, 22, 10, 0, null][i % 5]!, vatSum: i % 5 > 2 ? 0 : Math.round((12345 + i * 100) * (1 + i * 37 % 2000) * 22 / 122) }))
const invoice = { id: 1, year: 2026, number: 42, dated: '2026-11-22', validUntil: '2026-11-25', contentHash: '', replaces: process.argv[3] ? { year: 2026, number: 41, dated: '2026-11-20' } : null, content: { seller: requisitesOf(opened.seller), buyer: { name: 'ООО «Заречный инструмент»', inn: '5257000114', kpp: '525701001', address: '603009, Нижегородская область, город Нижний Новгород, улица Примерная, дом 12' }, order: { number: 'ИСП-000123', dated: '2026-11-21', agreement: 'Договор поставки № 17/24, спецификация № 3 от 01.09.2026' }, lines } }
const start = performance.now()
const content = await createPapers().draw(await invoicePaper(invoice, opened))
console.log(count, Math.round(performance.now() - start), 'ms', content.length, Math.round(process.memoryUsage().rss / 1e6), 'MB')
await writeFile('/tmp/inv/out.pdf', content)
