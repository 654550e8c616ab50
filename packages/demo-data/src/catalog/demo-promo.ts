/** What the demo shop shows of itself: sets of goods by sections, and rates that are invented. */
export const demoProductSets = [
  { title: 'Свёрла для участка', sections: ['sverla'], count: 10 },
  { title: 'Измерения и контроль', sections: ['izmeritelnyj-instrument'], count: 10 },
] as const

export const demoCurrencyRates = [
  { code: 'CNY', name: 'Китайский юань', nominal: 1, rate: 11.5 },
  { code: 'EUR', name: 'Евро', nominal: 1, rate: 95.25 },
  { code: 'USD', name: 'Доллар США', nominal: 1, rate: 82.5 },
] as const
