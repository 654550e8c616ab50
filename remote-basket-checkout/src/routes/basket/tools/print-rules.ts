/**
 * The basket on paper: lines and totals, nothing to press, nothing of the shop around them. A sheet is narrower than
 * the lines need for a table on screen: without their container they stay one.
 */
export const basketPrintRules = `@media print {
  header:not(main header), footer, nav, section:not(main section), main .tools, main .find,
  section[aria-labelledby='quick-order'], main button, main input[type='checkbox'],
  section[aria-labelledby='basket-summary'] a, main .hint,
  main tr > :is(.picture, .actions) { display: none !important }
  main .columns { display: block !important }
  main .columns > div { container-type: normal !important }
  main table { font-size: 9pt }
  main tr > :is(th, td) { width: auto !important; padding: 1.5mm 2mm !important; vertical-align: top !important }
  main tr, section[aria-labelledby='basket-summary'] { break-inside: avoid }
  main section[aria-labelledby='basket-summary'] { position: static !important; box-shadow: none !important }
  body, #root { background: none !important }
  main .quantity :is(div, span, input) { border: 0 !important; box-shadow: none !important }
  main .quantity input { width: 5em !important }
}`
