/**
 * Elements without effect on line breaks: inline formatting (including Word's prefixed elements) and the page's
 * frame.
 */
const OF_LOOKS =
  /^(?:html|head|body|a|abbr|b|bdi|bdo|big|cite|em|font|i|ins|kbd|label|mark|q|s|small|span|strike|strong|sub|sup|tt|u|[a-z]\w*:.*)$/
/** Elements whose content is never shown. */
const hidden = new Map(
  ['script', 'style', 'title', 'template'].map((name) => [name, new RegExp(`</${name}`, 'gi')]),
)
const VOID = new Set(['area', 'base', 'col', 'embed', 'img', 'input', 'link', 'meta', 'param'])
const BREAKS = new Set(['br', 'hr', 'wbr'])
/**
 * Elements that end implicitly when a sibling begins (`by`), and the elements in which that sibling may be (`in`).
 */
const ended: Readonly<Record<string, { by: ReadonlySet<string>; in: ReadonlySet<string> }>> = {
  p: { by: new Set(['p']), in: new Set() },
  li: { by: new Set(['li']), in: new Set(['ul', 'ol', 'menu', 'div', 'blockquote', 'table']) },
  dt: { by: new Set(['dt', 'dd']), in: new Set(['dl', 'div', 'blockquote', 'table']) },
  dd: { by: new Set(['dt', 'dd']), in: new Set(['dl', 'div', 'blockquote', 'table']) },
  tr: { by: new Set(['tr']), in: new Set(['table']) },
  td: { by: new Set(['td', 'th']), in: new Set(['tr', 'table']) },
  th: { by: new Set(['td', 'th']), in: new Set(['tr', 'table']) },
}

/** Deeper elements are replaced by line breaks: html-to-text needs time quadratic in the depth, and recurses. */
export const HTML_DEPTH = 60

/** Index after the `>` of the tag that begins at `at`, ignoring `>` inside quotes; -1 when the tag does not end. */
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

/** A table row becomes a line; its cells are separated by spaces. */
const CELLS = new Set(['td', 'th'])
const ROWS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'caption'])

const tagOf = (name: string, slash: string): string => {
  if (CELLS.has(name)) return slash && ' '
  return `<${slash}${ROWS.has(name) ? 'div' : name}>`
}

/** The stack of open elements; writes the tags that open and close them. */
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
 * The same page reduced to the tags that matter for line breaks, without attributes, all closed, nested at most
 * `HTML_DEPTH` deep. One pass in linear time; no visible word is lost.
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
