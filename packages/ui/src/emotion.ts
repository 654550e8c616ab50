/** The part of emotion that this house uses, named once: what remotes get for `@emotion/react`. No theme: tokens are constants. */
export { CacheProvider, css, keyframes } from '@emotion/react'
