import type { PageHead } from '@isp/federation'
import { BOOT_PLAN_ID, ROOT_ID } from '@isp/federation/page-blocks'
import { color, globalCss, media } from '@isp/ui'
import { COOKIE_BANNER_ID } from '../layout/cookie-banner/cookie-banner.tsx'
import { basketBlockCss } from '../layout/header/basket-block.css.ts'
import { phoneHeaderCss } from '../layout/header/phone-header.css.ts'
import { organizationJsonLd } from '../layout/site/organization-json-ld.ts'
import { documentMessages } from './document.messages.ts'
import { earlyScript } from './early-script.ts'
import { PAGE_STATE_ID, type PageState, toInlineJson } from './page-state.ts'
import { PAGE_STYLES_ID, type PageStyles } from './style-cache.ts'

type Script = { src: string; integrity: string }

export type DocumentParts = {
  head: PageHead | null
  status: number
  origin: string
  /** Source of the inline script at the end; the content security policy allows it by its hash. */
  boot: string
  main: Script
  /** URL of the files of the shell release, with a trailing slash. */
  base: string
  /** Scripts of the remote that owns the page: loaded together with `main`. */
  preload: readonly Script[]
  /** URLs of the fonts that the first screen needs. */
  fonts: readonly string[]
  /** CSS used by the rendered body; the browser's style cache reads the names. */
  styles: PageStyles
  state: PageState
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c)

const attributes = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('')

const headTags = ({ head, status, origin }: DocumentParts): string => {
  const title = head?.title ?? documentMessages.titleFor(status)
  const isHidden = head === null || head.noindex
  const image = head?.preloadImage
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description"${attributes({
      content: head?.description ?? documentMessages.descriptionOf(title),
    })}>`,
    head?.canonical ? `<link rel="canonical"${attributes({ href: origin + head.canonical })}>` : '',
    isHidden ? '<meta name="robots" content="noindex">' : '',
    image
      ? `<link rel="preload" as="image" fetchpriority="high"${attributes({
          href: image.src,
          imagesrcset: image.srcSet,
          imagesizes: image.sizes,
        })}>`
      : '',
  ].join('')
}

/** A data block: it never runs, so the content security policy need not allow it. */
const jsonScript = (type: string, value: unknown, attrs = ''): string =>
  `<script type="${type}"${attrs}>${toInlineJson(value)}</script>`

// keeps focused elements from being hidden by the banner (WCAG 2.4.11)
const consentCss = `[data-cookies] #${COOKIE_BANNER_ID}{display:none}
${media.down(744)}{html:not([data-cookies]):has(#${COOKIE_BANNER_ID}){scroll-padding-bottom:232px}}
${media.up(744)}{html:not([data-cookies]):has(#${COOKIE_BANNER_ID}){scroll-padding-bottom:144px}}
${media.low}{html:has(#${COOKIE_BANNER_ID}){scroll-padding-bottom:0!important}}`
/** The banner comes early in the document, to be painted with the header, but is displayed last, over the footer's background. */
const rootCss = `#root{display:flex;flex-direction:column;background:${color.surfaceInverse}}`
const consentCssWithoutScripts = `#${COOKIE_BANNER_ID}{display:none}`

/**
 * The HTML around the rendered body. Scripts of the application are named only in the boot plan: nothing is loaded before the boot script
 * does so. The output is the same for every visitor, so it can be cached; the server appends the visitor's end (`server/page-end.ts`).
 */
export const renderDocument = (parts: DocumentParts): { before: string; after: string } => {
  const plan = { scripts: [parts.main], preload: parts.preload }
  const before = [
    '<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags(parts),
    `<link rel="icon"${attributes({ href: `${parts.base}favicon.svg` })} type="image/svg+xml">`,
    `<link rel="apple-touch-icon"${attributes({ href: `${parts.base}apple-touch-icon.png` })}>`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color"${attributes({ content: color.surface })}>`,
    ...parts.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin${attributes({ href })}>`,
    ),
    `<style>${globalCss(`${parts.base}fonts/`)}${rootCss}${consentCss}</style>`,
    // in a style element of their own: rules with media queries would make the browser load the fonts beside them again
    `<style>${basketBlockCss}${phoneHeaderCss}</style>`,
    `<style${attributes({ id: PAGE_STYLES_ID, 'data-names': parts.styles.names.join(' ') })}>${parts.styles.css}</style>`,
    `<script>${earlyScript}</script>`,
    `<noscript><style>${consentCssWithoutScripts}</style></noscript>`,
    ...[organizationJsonLd(parts.origin), ...(parts.head?.jsonLd ?? [])].map((item) =>
      jsonScript('application/ld+json', item),
    ),
    `</head><body><div id="${ROOT_ID}">`,
  ].join('')
  const after = [
    '</div>',
    jsonScript('application/json', parts.state, ` id="${PAGE_STATE_ID}"`),
    jsonScript('application/json', plan, ` id="${BOOT_PLAN_ID}"`),
    `<script>${parts.boot}</script>`,
  ].join('')
  return { before, after }
}
