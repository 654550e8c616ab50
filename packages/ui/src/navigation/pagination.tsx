import { Link } from '@isp/router'
import {
  color,
  controlHeight,
  font,
  Icon,
  media,
  radius,
  space,
  visuallyHiddenCss,
} from '@isp/ui/core'
import type { ReactNode } from 'react'
import { navigationMessages } from './navigation.messages.ts'
import { pageWindow } from './page-window.ts'

export type PaginationProps = {
  /** From 1. */
  page: number
  pages: number
  /** Address of a page: pagination is plain links and works without JavaScript. */
  hrefOf: (page: number) => string
  /** «Страницы» by default; name them apart where there are two. */
  label?: string
  className?: string
}

/** Links to other pages of a list; nothing when there is one page. A phone shows «3 из 48» instead of the numbers. */
export const Pagination = ({
  page,
  pages,
  hrefOf,
  label = navigationMessages.pagination,
  className,
}: PaginationProps) =>
  pages <= 1 ? null : (
    <nav aria-label={label} className={className} css={rootCss}>
      <Step
        page={page - 1}
        isThere={page > 1}
        hrefOf={hrefOf}
        rel="prev"
        label={navigationMessages.previousPage}
      >
        <Icon name="chevron-left" size={18} />
        <span data-part="word">{navigationMessages.previousShort}</span>
      </Step>
      <span data-part="short">{navigationMessages.pageOf(page, pages)}</span>
      <ol>
        {pageWindow(page, pages, 2).map((mark, index) => (
          <li key={mark === 'gap' ? `gap-${index}` : mark}>
            {mark === 'gap' ? (
              <span aria-hidden>{'\u2026'}</span>
            ) : mark === page ? (
              <span aria-current="page">
                <span css={visuallyHiddenCss}>{navigationMessages.page(mark)}</span>
                <span aria-hidden>{mark}</span>
              </span>
            ) : (
              <Link to={hrefOf(mark)} aria-label={navigationMessages.page(mark)}>
                {mark}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step
        page={page + 1}
        isThere={page < pages}
        hrefOf={hrefOf}
        rel="next"
        label={navigationMessages.nextPage}
      >
        <span data-part="word">{navigationMessages.nextShort}</span>
        <Icon name="chevron-right" size={18} />
      </Step>
    </nav>
  )

type StepProps = {
  page: number
  isThere: boolean
  hrefOf: (page: number) => string
  rel: 'prev' | 'next'
  label: string
  children: ReactNode
}

const Step = ({ page, isThere, hrefOf, rel, label, children }: StepProps) =>
  isThere ? (
    <Link to={hrefOf(page)} rel={rel} aria-label={label} data-part="step">
      {children}
    </Link>
  ) : (
    <span aria-hidden data-part="step">
      {children}
    </span>
  )

const rootCss = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  fontVariantNumeric: font.tabular,
  [media.up(744)]: { justifyContent: 'flex-start' },
  '& ol': { display: 'none', gap: space[1], [media.up(744)]: { display: 'flex' } },
  '& [data-part="short"]': { color: color.textSecondary, [media.up(744)]: { display: 'none' } },
  '& a, & li > span, & [data-part="step"]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minWidth: controlHeight.m,
    height: controlHeight.m,
    paddingInline: space[2],
    borderRadius: radius.m,
    color: color.text,
    textDecoration: 'none',
    [media.touch]: { minWidth: controlHeight.touch, height: controlHeight.touch },
  },
  '& a[data-part="step"]': { border: `1px solid ${color.lineStrong}` },
  '& span[data-part="step"]': { border: `1px solid ${color.line}`, color: color.textMuted },
  '& [data-part="word"]': { paddingInline: space[1] },
  '& [aria-current="page"]': {
    background: color.surfaceInverse,
    color: `${color.textInverse} !important`,
  },
  [media.hover]: { '& a:hover': { background: color.surfaceSunken } },
} as const
