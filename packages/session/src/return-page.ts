/** Whether a page may be returned to after the sign-in: not the sign-in pages, nor links from e-mails that contain secrets. */
export const isReturnPage = (path: string): boolean =>
  !/^\/(auth|cabinet\/(auth|reg|acc|conf).*)\//.test(path)
