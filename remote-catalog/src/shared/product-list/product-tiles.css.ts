import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, radius, shadow, space } from '@isp/ui'
import type { TileParts } from './tile-parts.ts'

type SharedCss = Pick<TileParts, 'basketSlotCss' | 'stockCss'>

export const productTilesCss = ({ basketSlotCss, stockCss }: SharedCss): SerializedStyles =>
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(156px, 1fr))',
    gap: space[2],
    fontSize: font.size.s,
    [media.up(744)]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(212px, 1fr))',
      gap: space[3],
    },
    // Neighbours share their five rows (picture, name, article, figures, foot), so prices stand in one line.
    '> li': { display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid', minWidth: 0 },
    article: {
      position: 'relative',
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: space[1.5],
      width: '100%',
      padding: space[3],
      border: `1px solid ${color.line}`,
      borderRadius: radius.l,
      background: color.surface,
      [media.hover]: { '&:hover': { boxShadow: shadow.raised, borderColor: color.lineStrong } },
    },
    '.picture': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '4 / 3',
      color: color.textDisabled,
    },
    '.picture img': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      objectFit: 'contain',
    },
    '.marks': {
      position: 'absolute',
      top: space[1],
      insetInlineEnd: space[1],
      zIndex: 1,
    },
    h3: {
      overflowWrap: 'anywhere',
      fontSize: font.size.m,
      fontWeight: font.weight.medium,
      lineHeight: font.line.snug,
    },
    // The name is the link, the whole tile its target.
    'h3 a': {
      color: color.text,
      textDecoration: 'none',
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    [media.hover]: { 'article:hover h3 a': { color: color.linkHover } },
    '.facts': { color: color.textMuted, fontSize: font.size.xs, fontVariantNumeric: font.tabular },
    'dl > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space[2],
      padding: '1px 0',
    },
    dt: { color: color.textMuted, fontSize: font.size.xs },
    dd: { fontSize: font.size.xs, fontVariantNumeric: font.tabular, textAlign: 'end' },
    '.amount': { fontSize: font.size.l, fontWeight: font.weight.semibold },
    '.amount small': { color: color.textMuted, fontSize: font.size.xs, fontWeight: 'normal' },
    '.amount .base': { display: 'block' },
    '.foot': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space[1],
      paddingTop: space[2],
    },
    '.minimum': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[1],
      color: color.textMuted,
      fontSize: font.size.xs,
    },
    // Above the link that covers the tile. At the bottom of the tile, whatever stands above it: buttons of a row are in one line.
    '.buy': {
      position: 'relative',
      zIndex: 1,
      width: '100%',
      marginTop: 'auto',
      paddingTop: space[1],
    },
    ...stockCss,
    ...basketSlotCss,
  })
