import type { Fault } from '../fault.ts'

const papers = 'packages/bff/src/modules/document'
const tests = ['document/signed-papers.test']

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
]
