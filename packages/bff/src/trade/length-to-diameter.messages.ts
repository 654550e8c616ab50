/** «5×D»: how many diameters deep a drill or an end mill works. Computed by the shop; no source delivers it. */
export const lengthToDiameter = {
  code: 'length_to_diameter',
  externalId: 'shop:length_to_diameter',
  name: 'Длина к диаметру',
  unit: '×D',
  group: 'Размеры',
} as const

/** Names under which accounting systems keep the three sizes it follows from, with or without «, мм». */
export const lengthToDiameterSources = {
  diameter: /^диаметр( (сверла|фрезы|инструмента|обработки|(рабочей|режущей) части))?(, ?мм)?$/i,
  depth: /^глубина (обработки|сверления|фрезерования|резания)(, ?мм)?$/i,
  cuttingLength: /^длина (рабочей|режущей) (части|кромки)(, ?мм)?$/i,
}

/**
 * Whose length is told in diameters: drills and end mills, by the beginning of their own name or of their section's.
 * Words of PostgreSQL: drills for concrete and stepped ones are bought by other sizes.
 */
export const drillsAndEndMills = '^(св[её]рл|фрез.*(концев|сферич|радиусн|шпоночн))'
export const neitherOfThem = 'бетон|ступенч|центровоч|набор'
