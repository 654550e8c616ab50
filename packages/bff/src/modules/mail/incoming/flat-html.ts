/** Elements that place no words: how they look (each spelling of Word's too), and what every page has around it. */
const OF_LOOKS =
  /^(?:html|head|body|a|abbr|b|bdi|bdo|big|cite|em|font|i|ins|kbd|label|mark|q|s|small|span|strike|strong|sub|sup|tt|u|[a-z]\w*:.*)$/
/** What stands in them is nowhere seen. */
const hidden = new Map(
  ['script', 'style', 'title', 'template'].map((name) => [name, new RegExp(`</${name}`, 'gi')]),
)
const VOID = new Set(['area', 'base', 'col', 'embed', 'img', 'input', 'link', 'meta', 'param'])
const BREAKS = new Set(['br', 'hr', 'wbr'])
/** An element that another of its kind ends, and what it may be looked for in. */
const ended: Readonly<Record<string, { by: ReadonlySet<string>; in: ReadonlySet<string> }>> = {
  p: { by: new Set(['p']), in: new Set() },
  li: { by: new Set(['li']), in: new Set(['ul', 'ol', 'menu', 'div', 'blockquote', 'table']) },
  dt: { by: new Set(['dt', 'dd']), in: new Set(['dl', 'div', 'blockquote', 'table']) },
  dd: { by: new Set(['dt', 'dd']), in: new Set(['dl', 'div', 'blockquote', 'table']) },
  tr: { by: new Set(['tr']), in: new Set(['table']) },
  td: { by: new Set(['td', 'th']), in: new Set(['tr', 'table']) },
  th: { by: new Set(['td', 'th']), in: new Set(['tr', 'table']) },
}

/** Deeper elements only break lines. html-to-text takes the square of the depth, and the stack of calls. */
export const HTML_DEPTH = 60

/** Behind the `>` of the tag that begins at `at`, one inside quotes left aside; -1: it does not end. */
const endOfTag = (html: string, at: number): number => {
  let quote = ''
  for (let next = at; next < html.length; next += 1) {
    const sign = html[next] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return next + 1
    else if ((sign === '"' || sign === "'") && html[next - 1] === '=') quote = sign
  }
  return html.indexOf('>', at) + 1 || -1
}

/** A row of a table is a line, its cells stand apart by a space. */
const CELLS = new Set(['td', 'th'])
const ROWS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'caption'])

const tagOf = (name: string, slash: string): string => {
  if (CELLS.has(name)) return slash && ' '
  return `<${slash}${ROWS.has(name) ? 'div' : name}>`
}

/** Elements that are open, and the tags that open and end them. */
const createStack = (pieces: string[]) => {
  const open: string[] = []
  const counts = new Map<string, number>()
  const endUntil = (from: number) => {
    while (open.length > from) {
      const name = open.pop() ?? ''
      counts.set(name, (counts.get(name) ?? 1) - 1)
      pieces.push(open.length < HTML_DEPTH ? tagOf(name, '/') : '<br>')
    }
  }
  const endBefore = (name: string) => {
    const rule = ended[name]
    if (!rule) return
    for (let at = open.length - 1; at >= Math.max(0, open.length - HTML_DEPTH); at -= 1) {
      if (rule.by.has(open[at] ?? '')) return endUntil(at)
      if (rule.in.size === 0 || rule.in.has(open[at] ?? '')) return
    }
  }
  return {
    begin: (name: string) => {
      endBefore(name)
      pieces.push(open.length < HTML_DEPTH ? tagOf(name, '') : '<br>')
      open.push(name)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },
    end: (name: string) => {
      if ((counts.get(name) ?? 0) > 0) endUntil(open.lastIndexOf(name))
    },
    endAll: () => endUntil(0),
  }
}

/**
 * The same page with bare tags, only those that place its words, each ended and none deeper than `HTML_DEPTH`. One pass in
 * linear time; no word that a reader sees is dropped.
 */
export const flatHtml = (html: string): string => {
  const pieces: string[] = []
  const stack = createStack(pieces)
  let at = 0
  const skipTo = (end: number) => {
    at = end < 0 ? html.length : end
  }
  while (at < html.length) {
    const tag = html.indexOf('<', at)
    pieces.push(html.slice(at, tag < 0 ? html.length : tag))
    if (tag < 0) break
    if (html.startsWith('<!--', tag)) {
      const close = html.indexOf('-->', tag + 4)
      skipTo(close < 0 ? -1 : close + 3)
      continue
    }
    const [, slash, given = ''] = /^<(\/?)([a-z][\w:-]*)/i.exec(html.slice(tag, tag + 30)) ?? []
    const isTag = given !== '' || /[!?/]/.test(html[tag + 1] ?? '')
    const end = isTag ? endOfTag(html, tag + 1) : -1
    if (end < 0) {
      pieces.push('&lt;')
      at = tag + 1
      if (!isTag) continue
      pieces.push(html.slice(at).replaceAll('<', '&lt;'))
      break
    }
    at = end
    const name = given.toLowerCase()
    const close = slash === '' ? hidden.get(name) : undefined
    if (close) {
      close.lastIndex = at
      skipTo(close.exec(html)?.index ?? -1)
    } else if (BREAKS.has(name)) pieces.push('<br>')
    else if (name === '' || OF_LOOKS.test(name) || VOID.has(name)) continue
    else if (slash === '') stack.begin(name)
    else stack.end(name)
  }
  stack.endAll()
  return pieces.join('')
}
