import type { Fault } from '../fault.ts'

const papers = 'packages/bff/src/modules/document'
const tests = ['document/signed-papers.test']
const rates = ['document/vat-rates.test']

/** Stamp, signatures and the nought rate on papers of an order. */
export const faults: readonly Fault[] = [
  {
    id: 'confirmation-unsigned',
    file: `${papers}/confirmation.paper.ts`,
    find: '      signaturesBlock(seller),\n',
    replace: '',
    tests,
    harm: 'подтверждение заказа без подписи и печати',
  },
  {
    id: 'quotation-unsigned',
    file: `${papers}/quotation.paper.ts`,
    find: '      signaturesBlock(seller),\n',
    replace: '',
    tests,
    harm: 'коммерческое предложение без подписи и печати',
  },
  {
    id: 'no-place-for-a-stamp',
    file: `${papers}/paper/draw-signatures.ts`,
    find: '  else sheet.write(stampPlace,',
    replace: '  else if (stamp) sheet.write(stampPlace,',
    tests,
    harm: 'печати нет, и поставить её негде',
  },
  {
    id: 'nought-rate-is-no-vat',
    file: `${papers}/invoice/invoice-content.ts`,
    find: "rate === 0 && zeroRateMeans === 'exempt' ? null : rate",
    replace: 'rate === 0 ? null : rate',
    tests,
    harm: 'ставка 0 % названа «без НДС», и вычет не примут',
  },
  {
    id: 'no-vat-is-nought-rate',
    file: `${papers}/invoice/invoice-content.ts`,
    find: "rate === 0 && zeroRateMeans === 'exempt' ? null : rate",
    replace: 'rate',
    tests,
    harm: '«без НДС» названо ставкой 0 %',
  },
  {
    id: 'offer-names-a-rate-of-no-vat',
    file: `${papers}/quotation.paper.ts`,
    find: 'vatRateOf(product.price?.vatRate ?? 0, seller)',
    replace: 'product.price?.vatRate ?? 0',
    tests: rates,
    harm: 'предложение называет ставку 0 %, а счёт потом — «без НДС»',
  },
  {
    id: 'offer-of-one-rate',
    file: `${papers}/paper-lines.ts`,
    find: 'const known = byRate.get(rate) ??',
    replace: 'const known = [...byRate.values()][0] ??',
    tests: rates,
    harm: 'суммы ставок смешаны: налог по каждой неверен',
  },
  {
    id: 'rates-in-any-order',
    file: `${papers}/paper-lines.ts`,
    find: '(other.rate ?? -1) - (one.rate ?? -1)',
    replace: '(one.rate ?? -1) - (other.rate ?? -1)',
    tests: rates,
    harm: 'итоги начинаются с «без НДС»',
  },
  {
    id: 'tax-of-no-vat',
    file: `${papers}/paper-parts.ts`,
    find: "amount: rate === null ? '—' : money(vatSum)",
    replace: 'amount: money(vatSum)',
    tests: rates,
    harm: 'у необлагаемого назван налог 0,00',
  },
  {
    id: 'bank-told-a-rate-of-no-vat',
    file: `${papers}/invoice/invoice.paper.ts`,
    find: '.filter((rate) => rate !== null)',
    replace: '.map((rate) => rate ?? 0)',
    tests: rates,
    harm: 'в назначении платежа ставка 0 % вместо «без НДС»',
  },
]
