const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    laquo: '«',
    raquo: '»',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsquo: '‘',
    rsquo: '’',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    deg: '°',
    plusmn: '±',
    times: '×',
    middot: '·',
    bull: '•',
    micro: 'µ',
    oslash: 'ø',
    Oslash: 'Ø',
    sup1: '¹',
    sup2: '²',
    sup3: '³',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    le: '≤',
    ge: '≥',
    reg: '®',
    trade: '™',
    copy: '©',
    sect: '§',
    euro: '€',
  }),
)

const entity = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi
/** How often a text may have been escaped before it was written into the file. */
const TIMES = 3

const signOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return named.get(name) ?? named.get(name.toLowerCase()) ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isText = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isText ? String.fromCodePoint(code) : whole
}

/** Decodes entities that remain after the XML is parsed, because the text was escaped more than once. */
export const readEntities = (given: string): string => {
  let text = given
  for (let turn = 0; turn < TIMES && text.includes('&'); turn++) {
    const read = text.replace(entity, signOf)
    if (read === text) return text
    text = read
  }
  return text
}
