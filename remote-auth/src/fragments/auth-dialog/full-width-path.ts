const fullWidth = new Set(['auth', 'registration', 'personldata', 'personaldata'])

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean)

/** §2.6 by segments (D1, D2): pages on which the dialog takes the whole width from 1024 px. */
export const isFullWidthPath = (pathname: string): boolean => {
  const segments = segmentsOf(pathname)
  return !segments.includes('change-password') && segments.some((part) => fullWidth.has(part))
}

/** D3: in the cabinet the dialog closes when the window grows to 1024 px, except where it fills the width. */
export const closesOnWiden = (pathname: string): boolean =>
  segmentsOf(pathname).includes('cabinet') && !isFullWidthPath(pathname)
