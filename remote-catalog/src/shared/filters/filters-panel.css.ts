import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, motion, space, sticky, zIndex } from '@isp/ui'

export const filtersPanelCss: SerializedStyles = css({
  '.head': { display: 'none' },
  // Stays beside the list and scrolls by itself: a filter far down is ticked without losing sight of the list.
  [media.up(1024)]: {
    position: sticky,
    top: 'calc(var(--header-offset, 0px) + 8px)',
    maxHeight: 'calc(100dvh - var(--header-offset, 0px) - 16px)',
    margin: '-6px',
    padding: '6px',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    transition: `top ${motion.normal} ${motion.ease}`,
  },
  [media.down(1024)]: {
    display: 'none',
    '&:target, &.is-open': {
      position: 'fixed',
      inset: 0,
      zIndex: zIndex.popup,
      display: 'block',
      padding: `0 ${space[4]}`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: color.surface,
    },
    '.head': {
      position: sticky,
      top: 0,
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: '56px',
      borderBottom: `1px solid ${color.line}`,
      background: color.surface,
      fontSize: font.size.l,
    },
    '.head a': {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      marginInlineEnd: `-${space[2.5]}`,
      color: color.text,
    },
  },
})
