import { color } from '@isp/ui/colors'
import { iconPaths } from '@isp/ui/icon-paths'

/** Placeholder for a missing picture file, the same as for a product without a picture; browsers show it although the status is 404. */
export const missingPicture = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 75 75">
<rect width="75" height="75" fill="${color.surfaceMuted}"/>
<path transform="translate(25.5 25.5)" fill="none" stroke="${color.textDisabled}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" d="${iconPaths.picture}"/>
</svg>
`
