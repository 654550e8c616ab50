import { visuallyHiddenCss } from '@isp/ui'

/** Nobody sees it; a program that fills in whatever has a name is known by it. */
export const RobotField = () => (
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
