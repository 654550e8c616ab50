/** What the demo shop shows of itself: sets of goods by sections, and rates that are invented. */
export const demoProductSets = [
  {
    title: 'Свёрла для участка',
    text: 'Ходовые диаметры: по металлу, центровочные и ступенчатые.',
    sections: ['sverla'],
    count: 10,
  },
  {
    title: 'Измерения и контроль',
    text: 'Штангенциркули, микрометры, индикаторы и калибры для ОТК и рабочего места.',
    sections: ['izmeritelnyj-instrument'],
    count: 10,
  },
  {
    title: 'Нарезание резьбы',
    text: 'Метчики, плашки и развёртки: всё, чтобы сделать отверстие и нарезать в нём резьбу.',
    sections: ['metchiki-mashinnye', 'metchiki-ruchnye', 'plashki', 'razvertki-mashinnye'],
    count: 16,
  },
  {
    title: 'Рабочее место слесаря',
    text: 'Ключи, головки, отвёртки, молотки и напильники — набор для новой бригады.',
    sections: ['klyuchi-gaechnye', 'golovki-torcevye', 'otvertki', 'molotki', 'napilniki'],
    count: 20,
  },
] as const

export const demoCurrencyRates = [
  { code: 'CNY', name: 'Китайский юань', nominal: 1, rate: 11.5 },
  { code: 'EUR', name: 'Евро', nominal: 1, rate: 95.25 },
  { code: 'USD', name: 'Доллар США', nominal: 1, rate: 82.5 },
] as const
