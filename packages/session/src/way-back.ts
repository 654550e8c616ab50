/** Not the way in itself, nor links of letters with their secrets. */
export const isWayBack = (path: string): boolean =>
  !/^\/(auth|cabinet\/(auth|reg|acc|conf).*)\//.test(path)
