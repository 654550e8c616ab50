import { visuallyHiddenCss } from '@isp/ui'

/** A hidden field against spam: only a bot fills it in. */
export const HoneypotField = () => (
  <input
    name="site"
    type="text"
    defaultValue=""
    tabIndex={-1}
    autoComplete="off"
    aria-hidden
    css={visuallyHiddenCss}
  />
)
