import { color, media } from '@isp/ui'

/** On A4 an order is itself alone: a table of lines in full, without the shop around it. */
export const PrintStyle = () => <span hidden css={printCss} />

const onPage = (selector: string): string => `body:has(&) ${selector}`

/** The shop, the cabinet's panel, banners and popups, the way of the order, what only leads elsewhere. */
const aroundIt = [
  'header',
  'footer',
  'aside',
  'main :has(> aside)',
  'nav',
  'section:not(main section)',
  'ol:has(> li[data-place])',
  '[data-print="no"]',
  'main a[href="/cabinet/orders/"]',
]

/** A sheet is as narrow as a tablet, where lines would be cards: on paper they stay a table. */
const printCss = {
  [media.print]: {
    [onPage(`:is(${aroundIt.join()})`)]: { display: 'none' },
    [onPage('#root')]: { background: color.surface },
    [onPage('main h2 + dl')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [onPage('main')]: { fontSize: '10pt' },
    [onPage('main table')]: { display: 'table', width: '100%', fontSize: '9pt' },
    [onPage('main thead')]: {
      display: 'table-header-group',
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      overflow: 'visible',
      clip: 'auto',
      clipPath: 'none',
    },
    [onPage('main tbody')]: { display: 'table-row-group' },
    [onPage('main :is(thead, tbody) tr')]: {
      display: 'table-row',
      breakInside: 'avoid',
      border: 0,
    },
    [onPage('main tr :is(th, td)[role]')]: {
      display: 'table-cell',
      position: 'static',
      padding: '1.5mm 2mm',
      verticalAlign: 'top',
      borderBottom: `1px solid ${color.lineStrong}`,
    },
    [onPage('main tr td[role]::before')]: { content: 'none' },
    [onPage('main tr :is(th, td)[role]:first-of-type')]: { display: 'none' },
    [onPage('section')]: { breakInside: 'auto' },
  },
} as const
