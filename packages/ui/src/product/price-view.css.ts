/** Of prices in both kinds, the one that `data-prices` of the document names: said before the first paint. */
export const priceViewCss = {
  'html[data-prices~="net"] & .gross, html:not([data-prices~="net"]) & .net, html:not([data-prices~="base"]) & .base':
    { display: 'none' },
} as const
