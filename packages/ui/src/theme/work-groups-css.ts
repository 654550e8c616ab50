/** Colours of ISO 513 for groups of materials: they stand beside letters and never instead of them. */
const groups = {
  P: '#0072bc',
  M: '#ffd400',
  K: '#da291c',
  N: '#3a9b35',
  S: '#b5651d',
  H: '#7d8287',
} as const

const SQUARE = 10
const STEP = 12

/** The filter by groups, whatever source has named it, and whatever calls itself `data-work-groups`. */
const filter = ':is([data-code=iso_materials],[data-code^=grupp][data-code*=material]) .value'
const letters = Object.entries(groups)

const colours = letters
  .map(
    ([letter, colour]) =>
      `${filter} input[value*=${letter}] ~ .label, [data-work-groups*=${letter}] { --group-${letter}: ${colour}; }`,
  )
  .join('\n')

const squares = letters
  .map(
    ([letter], place) =>
      `linear-gradient(var(--group-${letter}, transparent) 0 0) ${place * STEP}px 0 / ${SQUARE}px ${SQUARE}px no-repeat`,
  )
  .join(', ')

/**
 * A square for each letter, each letter at its own place, so that values are compared at a glance. Plain CSS of the
 * document: it costs no script.
 */
export const workGroupsCss = `${colours}
${filter} .label::before, [data-work-groups]::before {
  content: '';
  display: inline-block;
  width: ${STEP * letters.length}px;
  height: ${SQUARE}px;
  margin-right: 4px;
  background: ${squares};
}
`
