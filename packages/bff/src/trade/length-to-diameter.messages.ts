/** «5×D»: the working depth of a drill or an end mill in diameters. Calculated by the shop; no source delivers it. */
export const lengthToDiameter = {
  code: 'length_to_diameter',
  externalId: 'shop:length_to_diameter',
  name: 'Длина к диаметру',
  unit: '×D',
  group: 'Размеры',
} as const

/** Names that accounting systems use for the three sizes it is calculated from, with or without «, мм». */
export const lengthToDiameterSources = {
  diameter: /^диаметр( (сверла|фрезы|инструмента|обработки|(рабочей|режущей) части))?(, ?мм)?$/i,
  depth: /^глубина (обработки|сверления|фрезерования|резания)(, ?мм)?$/i,
  cuttingLength: /^длина (рабочей|режущей) (части|кромки)(, ?мм)?$/i,
}

/**
 * Goods whose length is given in diameters: drills and end mills, by the beginning of their name or of their section's.
 * A PostgreSQL regular expression; drills for concrete and stepped drills are bought by other sizes.
 */
export const drillsAndEndMills = '^(св[её]рл|фрез.*(концев|сферич|радиусн|шпоночн))'
export const excludedDrills = 'бетон|ступенч|центровоч|набор'
